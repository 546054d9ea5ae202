import { expect, test } from 'vitest';
import {
  BIDS,
  type Bid,
  bidIndex,
  isBid,
  isCall,
  isRoyal,
  levelOf,
  makeCall,
  parseCall,
  plainBid,
  ROYAL_BIDS,
  strainOf,
} from './call.ts';

test('35 bids, from 1C to 7NT', () => {
  expect(BIDS).toHaveLength(35);
  expect(BIDS.slice(0, 6)).toEqual(['1C', '1D', '1H', '1S', '1N', '2C']);
  expect(BIDS.at(-1)).toBe('7N');
  expect(BIDS.map(bidIndex)).toEqual(BIDS.map((_, i) => i));
});

// RULES 1.3: (level − 1) × 5 + strain
test.each<[Bid, number, string, number]>([
  ['1C', 1, 'C', 0],
  ['2S', 2, 'S', 8],
  ['3N', 3, 'N', 14],
  ['7N', 7, 'N', 34],
])('%s: level %i, strain %s, rank %i', (bid, level, strain, rank) => {
  expect([levelOf(bid), strainOf(bid), bidIndex(bid)]).toEqual([level, strain, rank]);
});

test.each([
  ['P', 'P'],
  ['p', 'P'],
  ['Pass', 'P'],
  [' PASS ', 'P'],
  ['X', 'X'],
  ['d', 'X'],
  ['Dbl', 'X'],
  ['double', 'X'],
  ['XX', 'XX'],
  ['R', 'XX'],
  ['rdbl', 'XX'],
  ['Redouble', 'XX'],
  ['1C', '1C'],
  ['7n', '7N'],
  ['3NT', '3N'],
  ['3nt', '3N'],
  ['', undefined],
  ['-', undefined],
  ['XXX', undefined],
  ['0C', undefined],
  ['8C', undefined],
  ['1T', undefined],
  ['NT', undefined],
  ['1NTT', undefined],
  ['1NTX', undefined],
  ['1CNT', undefined],
  ['C1', undefined],
  ['1 C', undefined],
  ['toString', undefined],
  ['paß', undefined],
])('parseCall(%j) is %j', (text, expected) => {
  expect(parseCall(text)).toBe(expected);
});

test.each([
  ['P', 'Pass'],
  ['X', 'X'],
  ['XX', 'XX'],
  ['1N', '1NT'],
  ['4S', '4S'],
] as const)('%s is printed %s', (call, text) => {
  expect(makeCall(call)).toBe(text);
});

test('isBid and isCall take the short forms only', () => {
  const words = ['1C', '7N', '1NT', 'P', 'X', 'XX', 'PASS', 'p', ''];
  expect(words.filter(isBid)).toEqual(['1C', '7N']);
  expect(words.filter(isCall)).toEqual(['1C', '7N', 'P', 'X', 'XX']);
});

test('royal spades are spades with a rank of their own text (RULES 6.2)', () => {
  expect(ROYAL_BIDS).toEqual(['1R', '2R', '3R', '4R', '5R', '6R', '7R']);
  expect(ROYAL_BIDS.map(plainBid)).toEqual(['1S', '2S', '3S', '4S', '5S', '6S', '7S']);
  expect(ROYAL_BIDS.map(strainOf)).toEqual(Array(7).fill('S'));
  expect(ROYAL_BIDS.map(bidIndex)).toEqual([3, 8, 13, 18, 23, 28, 33]);
  expect(['4R', '4S', 'XX', 'P'].map((call) => isCall(call) && isRoyal(call))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(plainBid('4H')).toBe('4H');
});
