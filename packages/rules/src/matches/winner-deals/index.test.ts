import { describe, expect, test } from 'vitest';
import { defined } from '../../assert.ts';
import { parseContract } from '../../auction/contract.ts';
import type { Outcome, Party } from '../../scores/outcome.ts';
import { type WinnerDealsOptions, type WinnerDealsSheet, winnerDeals } from './index.ts';

const PARTIES: readonly Party[] = ['P1', 'P2'];
type Deal = readonly [contract: string, by: Party, tricks: number, scores: Party | 'nobody', points: number];

/** Returns the sheet after deals; `PASS` is a deal that was thrown in. */
function after(deals: readonly Deal[], options: Partial<WinnerDealsOptions> = {}): WinnerDealsSheet {
  const given = { end: 'deals', deals: 8, ...options } as const;
  return deals.reduce<WinnerDealsSheet>(
    (sheet, [contract, by, tricks, party, points]) => {
      const terms = defined(winnerDeals.next(sheet), 'the match goes on');
      const isPassed = contract === 'PASS';
      const outcome: Outcome = {
        ...{ terms, tricks, points: { P1: party === 'P1' ? points : 0, P2: party === 'P2' ? points : 0 } },
        items: party === 'nobody' ? [] : [{ reason: 'tricks', party, points, line: 'above' }],
        ...(!isPassed && {
          contract: { ...defined(parseContract(contract), contract), declarer: by === 'P1' ? 'S' : 'N' },
          declaring: by,
        }),
      };
      return winnerDeals.add(sheet, outcome);
    },
    winnerDeals.start(given, PARTIES),
  );
}
const next = (...args: Parameters<typeof after>) => winnerDeals.next(after(...args));
const GAME_1: Deal = ['4S', 'P1', 10, 'P1', 420];
const GAME_2: Deal = ['4S', 'P2', 10, 'P2', 420];
const DOWN_1: Deal = ['4S', 'P1', 9, 'P2', 50];
const PART_1: Deal = ['2S', 'P1', 10, 'P1', 170];
const PASSED: Deal = ['PASS', 'P1', 0, 'nobody', 0];

describe('RULES 10.7, R-SEC-1: the vulnerability', () => {
  test.each<[string, readonly Deal[], string]>([
    ['is none at first', [], 'none'],
    ['is that of who has made a game', [GAME_1], 'ns'],
    ['is that of the other', [GAME_2], 'ew'],
    ['is both after a game of each', [GAME_1, GAME_2], 'both'],
    ['is none again after a second game of one', [GAME_1, GAME_1], 'none'],
    [
      'is none again after a second game of one, whoever else was vulnerable',
      [GAME_1, GAME_2, GAME_2],
      'none',
    ],
    ['is not changed by a part score', [PART_1], 'none'],
    ['is not changed by a game that failed', [DOWN_1], 'none'],
    ['is not changed by a deal that is thrown in', [GAME_1, PASSED], 'ns'],
  ])('%s', (_, deals, vul) => {
    expect(next(deals)?.vul).toBe(vul);
  });
});

test('who scored on a deal deals the next; after a deal that is thrown in the same deals again', () => {
  const first = next([])?.dealer;
  const one = next([GAME_1])?.dealer;
  const other = next([GAME_2])?.dealer;
  expect(one).not.toBe(other);
  expect([next([DOWN_1])?.dealer, next([PART_1])?.dealer]).toEqual([other, one]);
  expect([next([PASSED])?.dealer, next([GAME_2, PASSED])?.dealer]).toEqual([first, other]);
});

describe('R-SEC-7: the match ends', () => {
  test('after the agreed number of deals, of which those thrown in do not count', () => {
    expect(next([PART_1], { deals: 2 })).toBeDefined();
    expect(next([PART_1, PASSED], { deals: 2 })).toBeDefined();
    expect(next([PART_1, PASSED, PART_1], { deals: 2 })).toBeUndefined();
  });
  test('or when a vulnerable player makes a game', () => {
    const cycle = { end: 'cycle', deals: 1 } as const;
    expect(next([GAME_1, GAME_2], cycle)).toBeDefined();
    expect(next([GAME_1, GAME_2, GAME_1], cycle)).toBeUndefined();
  });
  test('with the player who has more, and nobody is ahead at a tie', () => {
    const standing = (deals: readonly Deal[]) =>
      winnerDeals.standing(after(deals, { deals: deals.length + 0 }));
    expect(standing([GAME_1, DOWN_1])).toEqual({ over: true, totals: { P1: 420, P2: 50 }, winner: 'P1' });
    expect(standing([GAME_1, GAME_2])).toEqual({ over: true, totals: { P1: 420, P2: 420 } });
    expect(winnerDeals.standing(after([GAME_1])).over).toBe(false);
  });
});

test('a deal that is thrown in is marked on the sheet, and no other', () => {
  const { rows } = winnerDeals.rows(after([GAME_1, PASSED]));
  expect(rows.map(({ deal, passed }) => [deal, passed])).toEqual([
    [1, undefined],
    [2, true],
  ]);
});
