import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { bridge } from '../games/bridge/index.ts';
import { GAMES } from '../games/list.ts';
import { seedFor, times } from '../testing/length.ts';
import { playedOut, playout } from '../testing/playout.ts';
import { playoutFaults } from './playouts.ts';

const DEALS = times(400, 5000);
/** Longer than the playouts take on a busy machine, so that a deal that hangs still ends. */
const PATIENCE_MS = times(600_000, 3_600_000);

test.each(GAMES.map((game) => [game.id, game] as const))(
  `${DEALS} random deals of %s end, and a record of each leads to the same state`,
  { timeout: PATIENCE_MS },
  (_, game) => {
    expect(playoutFaults(game, DEALS, (deal) => seedFor(`${deal}`))).toEqual([]);
  },
);

// tests of the test: games with a deliberate fault
const game: AnyGame = bridge;
let count = 0;

describe('the suite finds', () => {
  test.each<[string, string, Partial<AnyGame>]>([
    ['a deal without an outcome', 'ends', { outcome: () => undefined }],
    [
      'somebody to act for ever',
      'ends',
      { toAct: () => ['N'], legalActions: () => [{ kind: 'call', call: 'P' }], apply: (state) => state },
    ],
    [
      'another state each time',
      'replay',
      { apply: (state, seat, action) => ({ ...Object(game.apply(state, seat, action)), count: count++ }) },
    ],
    [
      'a throw',
      'no throw',
      {
        start: () => {
          throw new Error('no deal');
        },
      },
    ],
  ])('%s (%s)', (_, promise, change) => {
    expect(playoutFaults({ ...game, ...change }, 3).map((fault) => fault.promise)).toContain(promise);
  });

  test('the same end as step by step', () => {
    for (const seed of ['1', '2', '3'])
      expect(playedOut(game, seed)).toEqual([...playout(game, seed)].at(-1));
  });
});
