import { describe, expect, test } from 'vitest';
import type { Seat } from '../../cards/seat.ts';
import { setupOf } from '../../testing/after.ts';
import { biddersOf, countingNils, declarerOf, makeBid, mirrorBidsOf, ownSide } from './bids.ts';

// East has six spades, South and West three each, the dummy one
const DEAL = 'N:A.5432.5432.5432 KQJT98.AK.A7.AK7 765.QJT.KQJT.QJT 432.9876.986.986';

describe('R-DHS-8: in mirror the spades of each side are its contract', () => {
  // spades of North (the dummy), East, South and West, in the order S, W, E
  test.each<[string, Record<Seat, number>, Seat, string]>([
    ['the most spades declare', { N: 3, E: 3, S: 4, W: 3 }, 'S', 'S 7, W 6, E 6'],
    ['the last to bid has most', { N: 0, E: 6, S: 4, W: 3 }, 'E', 'S 7, W 7, E 6 nil N'],
    ['the first of equals', { N: 3, E: 4, S: 2, W: 4 }, 'W', 'S 6, W 7, E 6'],
    ['the first of three equals', { N: 1, E: 4, S: 4, W: 4 }, 'S', 'S 5, W 8, E 8'],
    ['the dummy has most', { N: 9, E: 1, S: 1, W: 2 }, 'W', 'S 2, W 11, E 2'],
    ['a defender has none', { N: 3, E: 5, S: 5, W: 0 }, 'S', 'S 8, W 5 nil W, E 5'],
    ['both defenders have none', { N: 6, E: 0, S: 7, W: 0 }, 'S', 'S 13, W 0 nil W, E 0 nil E'],
    ['the dummy and a defender have none', { N: 0, E: 6, S: 7, W: 0 }, 'S', 'S 7 nil N, W 6 nil W, E 6'],
  ])('%s: %j', (_, spades, declarer, bids) => {
    const bidding = mirrorBidsOf(['S', 'W', 'E'], spades);
    expect(bidding.declarer).toBe(declarer);
    const texts = bidding.bids.map(
      ({ seat, tricks, nils }) => `${seat} ${tricks}${nils === undefined ? '' : ` nil ${nils.join('')}`}`,
    );
    expect(texts.join(', ')).toBe(bids);
  });

  test('they follow the cards that are dealt, and the bidding order', () => {
    const setup = setupOf(DEAL, 'W');
    expect(declarerOf(setup, { bidding: 'mirror', peek: 'none' }, [])).toBeUndefined();
    const bids = biddersOf(setup).map((seat) => makeBid(seat, 4));
    expect(declarerOf(setup, { bidding: 'mirror', peek: 'none' }, bids)).toBe('E');
    expect(declarerOf(setup, { bidding: 'free', peek: 'none' }, bids)).toBe(biddersOf(setup)[0]);
    expect(declarerOf(setup, { bidding: 'free', peek: 'none' }, bids.slice(1))).toBeUndefined();
  });
});

test('a nil counts for a hand of the bidder’s own side alone (RULES 11.2)', () => {
  const all = makeBid('S', 5, ['N', 'E', 'S', 'W']);
  expect(countingNils(all, 'S')).toEqual(['N', 'S']);
  expect(countingNils(all, 'W')).toEqual(['E', 'S']);
  expect(countingNils(makeBid('S', 5, ['N']), 'W')).toEqual([]);
  expect(countingNils(makeBid('S', 5), 'S')).toEqual([]);
  expect([ownSide('S', 'S'), ownSide('S', 'W'), ownSide('S', 'E')]).toEqual([
    ['S', 'N'],
    ['W', 'E'],
    ['W', 'E'],
  ]);
});
