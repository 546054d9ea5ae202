import { makeStep } from '@overtrick/rules/action';
import { findGame, GAMES } from '@overtrick/rules/games/list';
import { dealNext } from '@overtrick/table/chance';
import type { Entry } from '@overtrick/table/entry';
import { openedTable, tableOf } from '@overtrick/table/fold';
import { openingOf } from '@overtrick/table/internals/testing/tables';
import { expect, test } from 'vitest';
import { startChance } from './chance.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `${i}`);

/** Returns the first dealer, or the seating if the players change seats. */
function firstDealer(opening: Entry & { kind: 'opened' }, seed?: string): string {
  const { setup } = dealNext(openedTable('t', opening), startChance(seed));
  return setup.seating ?? setup.dealer;
}

const DRAWN = GAMES.filter(({ matches: [form] }) => form !== 'chicago' && form !== 'boards');

// R-GEN-4, R-SEC-1
test.each(DRAWN.map((game) => [game.id, game] as const))(
  '%s: each player deals first at some tables',
  (_, game) => {
    const opening = openingOf(game, game.matches[0] ?? '');
    expect(new Set(SEEDS.map((seed) => firstDealer(opening, seed))).size).toBe(game.players);
    expect(firstDealer(opening, 'same')).toBe(firstDealer(opening, 'same'));
    // without a seed the system's random source is used; all results are the same once in 2 ** 60
    const secure = Array.from({ length: 61 }, () => firstDealer(opening));
    expect(new Set(secure).size).toBeGreaterThan(1);
  },
);

test('a challenge draws nobody: its boards are the same at all tables', () => {
  const game = GAMES.find(({ id }) => id === 'minibridge') ?? GAMES[0];
  if (game === undefined) throw new Error('there are games');
  const opening = { ...openingOf(game, 'deals'), shared: true as const };
  expect(new Set(SEEDS.map((seed) => firstDealer(opening, seed)))).toEqual(new Set(['N']));
});

test('the log tells who was drawn: the deal passes on from there, read again as well', () => {
  const game = findGame('call-break');
  if (game === undefined) throw new Error('there is Call Break');
  const opened = openingOf(game, 'deals');
  const turns = SEEDS.slice(0, 12).map((seed) => {
    const chance = startChance(seed);
    const entries: Entry[] = [opened];
    const dealers: string[] = [];
    for (let deal = 0; deal < 3; deal++) {
      const dealt = dealNext(tableOf('t', entries), chance);
      dealers.push(dealt.setup.dealer);
      entries.push(dealt);
      for (let table = tableOf('t', entries); ; table = tableOf('t', entries)) {
        const [seat] = table.game.toAct(table.state);
        const [action] = seat === undefined ? [] : table.game.legalActions(table.state, seat);
        if (seat === undefined || action === undefined) break;
        entries.push({ kind: 'acted', step: makeStep({ seat, action }), by: 'bot' });
      }
    }
    return dealers.join('');
  });
  // the deal passes to the right (RULES 12.3)
  expect(new Set(turns)).toEqual(new Set(['SEN', 'ENW', 'NWS', 'WSE']));
});
