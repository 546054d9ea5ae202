import { defined } from '@overtrick/rules/assert';
import { isBid, levelOf } from '@overtrick/rules/auction/call';
import { findGame } from '@overtrick/rules/games/list';
import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import { describe, expect, test } from 'vitest';
import { noviceTurns } from '../../suites/plays.ts';
import { doubtfulReason } from './doubtful.ts';

const CLUBS = { level: 2, strain: 'C', doubling: 0, declarer: 'W' } as const;
const SPADES = { level: 1, strain: 'S', doubling: 2, declarer: 'S' } as const;

test.each([
  [
    { who: 'I', chance: 0.41, value: 12, left: undefined, isOurs: false },
    'I make it about 4 times in 10, and on average it brings more than a pass.',
  ],
  [
    { who: 'We', chance: 0.02, value: -80, left: SPADES, isOurs: false },
    'We will hardly make it, but on average it costs less than defending against 1♠ redoubled.',
  ],
  [
    { who: 'I', chance: 0.12, value: -20, left: CLUBS, isOurs: true },
    'I make it about once in 10, and on average it costs less than leaving it at 2♣.',
  ],
] as const)('a bid that will probably fail is compared with a pass', (bid, reason) => {
  expect(doubtfulReason(bid)).toBe(reason);
});

describe.each([
  ['awol', 60],
  ['cutthroat', 30],
  ['towie', 20],
])('%s', (id, count) => {
  test('nobody bids for more tricks than they hope for', () => {
    const game = defined(findGame(id), 'a game');
    let doubtful = 0;
    for (let board = 0; board < times(count, 25 * count); board++)
      for (const { view, decision } of noviceTurns(game, seedFor(`doubtful ${board}`), board)) {
        const { action, reason } = decision;
        if (view.phase === 'play') break;
        expect(reason).not.toContain('once I have');
        if (action.kind !== 'call' || !isBid(action.call)) continue;
        if (/ in 10, and|hardly make/.test(reason)) doubtful += 1;
        const hope = /hope for (\d+) tricks/.exec(reason)?.[1];
        if (hope !== undefined)
          expect(Number(hope), `${action.call}: ${reason}`).toBeGreaterThanOrEqual(6 + levelOf(action.call));
      }
    if (id !== 'towie') expect(doubtful).toBeGreaterThan(0);
  });
});
