import type { Seat } from '@overtrick/rules/cards/seat';
import { parseDeal } from '@overtrick/rules/deals/deal';
import type { View } from '@overtrick/rules/views/view';
import { expect, test } from 'vitest';
import { bidAt, teamBid, tricksOf } from './tally.ts';

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

test('once a claim has ended the deal, each side has its tricks by it', () => {
  const deal = parseDeal('N:K862.73.KJ54.T83 943.T842.Q96.QJ5 AQJT5.A6.A73.K72 7.KQJ95.T82.A964', true);
  const over = {
    ...view({}, { S: 2, E: 1 }),
    claim: { seat: 'S', tricks: 8 },
    deal: deal.ok ? deal.value : undefined,
  } as unknown as View;
  expect(tricksOf(over, ['N', 'S'])).toBe(10);
  expect(tricksOf(over, ['E', 'W'])).toBe(3);
  // until the hands are shown the claim is no more than asked
  const { deal: _, ...asked } = over;
  expect(tricksOf(asked, ['N', 'S'])).toBe(2);
});
