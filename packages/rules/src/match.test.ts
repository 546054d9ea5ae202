import { expect, test } from 'vitest';
import { type AnyMatch, dealersOf, leaderOf, matchOptionsOf } from './match.ts';
import { chicago } from './matches/chicago/index.ts';

// R-GEN-7: a tie is a tie
test.each([
  [{ NS: 100, EW: 90 }, 'NS'],
  [{ NS: 0, EW: 90 }, 'EW'],
  [{ NS: 90, EW: 90 }, undefined],
  [{ P1: 5, P2: 9, P3: 9 }, undefined],
  [{ P1: 5, P2: 5, P3: 9 }, 'P3'],
  [{ P1: -5, P2: -3 }, 'P2'],
  [{}, undefined],
])('%j is led by %s', (totals, leader) => {
  expect(leaderOf(totals)).toBe(leader);
});

test.each([
  [
    ['NS', 'EW'],
    ['N', 'E', 'S', 'W'],
  ],
  [
    ['P1', 'P2'],
    ['S', 'W'],
  ],
  [
    ['P1', 'P2', 'P3', 'P4'],
    ['N', 'E', 'S', 'W'],
  ],
])('%j deal in turn from %j', (parties, seats) => {
  expect(dealersOf(parties)).toEqual(seats);
});

test("a match form's options have the defaults that the game says", () => {
  const options = matchOptionsOf({ matchDefaults: { chukkas: 3 } }, chicago as AnyMatch);
  expect(options.chukkas).toEqual({ ...chicago.options.chukkas, default: 3 });
  expect(options.scoring).toEqual(chicago.options.scoring);
  expect(matchOptionsOf({}, chicago as AnyMatch)).toEqual(chicago.options);
});
