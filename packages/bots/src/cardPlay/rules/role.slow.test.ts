import { GAMES } from '@overtrick/rules/games/list';
import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import { isTeam } from '@overtrick/rules/views/view';
import { describe, expect, test } from 'vitest';
import { noviceTurns } from '../../suites/plays.ts';

const DEALS = times(12, 300);

/** Words of those who want to beat the contract. */
const DEFENDERS =
  /beats? the contract|partner's suit|nothing else is safe|hope to ruff|dummy's|cut declarer off/;
/** Words of those who want to make it. */
const DECLARERS = /draw trumps|they have \d+ left|hand with fewer trumps|makes? the contract/;

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('no side speaks of a card as if the other one had the contract', () => {
    const wrong: string[] = [];
    let said = 0;
    for (let board = 0; board < DEALS; board++)
      for (const { view, decision } of noviceTurns(game, seedFor(`role ${id} ${board}`), board)) {
        const { turn, contract } = view;
        if (view.phase !== 'play' || turn === undefined || contract === undefined) continue;
        const isDeclaring = isTeam(view, turn, contract.declarer);
        if ((isDeclaring ? DEFENDERS : DECLARERS).test(decision.reason))
          wrong.push(`${board} ${turn} in ${contract.declarer}'s contract: ${decision.reason}`);
        if ((isDeclaring ? DECLARERS : DEFENDERS).test(decision.reason)) said += 1;
      }
    expect(wrong).toEqual([]);
    if (['bridge', 'awol'].includes(id)) expect(said).toBeGreaterThan(DEALS);
  });
});
