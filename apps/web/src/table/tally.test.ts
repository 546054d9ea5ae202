import type { Seat } from '@overtrick/rules/seat';
import type { View } from '@overtrick/rules/view';
import { expect, test } from 'vitest';
import { bidAt, teamBid } from './tally.ts';

const view = (bids: Partial<Record<Seat, number>>, taken: Partial<Record<Seat, number>>): View =>
  ({
    trickBids: Object.entries(bids).map(([seat, tricks]) => ({ seat, tricks })),
    taken: { N: 0, E: 0, S: 0, W: 0, ...taken },
    teams: [
      ['N', 'S'],
      ['E', 'W'],
    ],
  }) as unknown as View;

test('two hands of a side bid together', () => {
  expect(teamBid(view({ N: 3, S: 4 }, { N: 2, S: 3 }), ['N', 'S'])).toEqual({ bid: 7, taken: 5 });
});

test('tricks of a hand that bid nil do not help its partner (R-SP-3)', () => {
  expect(teamBid(view({ N: 0, S: 4 }, { N: 2, S: 3 }), ['N', 'S'])).toEqual({ bid: 4, taken: 3 });
});

test('a side has no bid until both have bid, nor has a player alone', () => {
  expect(teamBid(view({ N: 3 }, {}), ['N', 'S'])).toBeUndefined();
  expect(teamBid(view({ N: 3 }, {}), ['N'])).toBeUndefined();
  expect(bidAt(view({ N: 3 }, {}), 'N')).toBe(3);
  expect(bidAt(view({ N: 3 }, {}), 'S')).toBeUndefined();
});
