import { partner } from '@overtrick/rules/cards/seat';
import { GAMES } from '@overtrick/rules/games/list';
import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import { isTeam } from '@overtrick/rules/views/view';
import { describe, expect, test } from 'vitest';
import { noviceTurns } from '../suites/plays.ts';
import { cardMeaning } from './messages.ts';

const DEALS = times(6, 200);

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('no card tells a partner anything whose hand lies open, or is played by the same player', () => {
    let told = 0;
    for (let board = 0; board < DEALS; board++)
      for (const { view, open, decision } of noviceTurns(game, seedFor(`reader ${id} ${board}`), board)) {
        const { turn, controls } = view;
        if (view.phase !== 'play' || turn === undefined || decision.action.kind !== 'play') continue;
        const mate = partner(turn);
        const isTold = decision.reason.includes('tells partner');
        const meaning = cardMeaning(game, view, decision.action.card);
        if (isTold || meaning !== undefined) told += 1;
        if (!isTeam(view, turn, mate)) continue;
        const isOpen = open.hands[mate].cards !== undefined || open.hands[turn].cards !== undefined;
        if (!isOpen && controls[mate] !== controls[turn]) continue;
        expect(isTold, `${board} ${turn}: ${decision.reason}`).toBe(false);
        expect(meaning, `${board} ${turn}: ${decision.reason}`).toBeUndefined();
      }
    if (id === 'bridge') expect(told).toBeGreaterThan(DEALS);
  });
});
