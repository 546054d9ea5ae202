import { expect, test } from 'vitest';
import {
  entrantsOf,
  type Movement,
  movementAfter,
  playedOf,
  roundsOf,
  setsOf,
  sitOutsOf,
  sittingsOf,
} from './movement.ts';

// pair 4 is missing: 1 meets 2 first, and 3 sits out; then 3 meets 1, and 2 sits out, and no board is at table 2
const MOVEMENT: Movement = {
  ...{ name: 'three pairs', seating: 'pairs', winners: 1, sharing: [], missing: 4 },
  tables: [
    [
      { seats: [1, 2], set: 1 },
      { seats: [3, 1], set: 2 },
      { seats: [2, 3], set: 2 },
    ],
    [
      { seats: [3, 4], set: 2 },
      { seats: [0, 0], set: 0 },
    ],
  ],
};

test('a movement has as many rounds as its longest table', () => {
  expect([roundsOf(MOVEMENT), roundsOf({ ...MOVEMENT, tables: [] })]).toEqual([3, 0]);
});

test('boards are played where a set lies and nobody is missing', () => {
  expect(sittingsOf(MOVEMENT)).toHaveLength(5);
  expect(playedOf(MOVEMENT).map(({ table, round, seats }) => [table, round, ...seats])).toEqual([
    [0, 0, 1, 2],
    [0, 1, 3, 1],
    [0, 2, 2, 3],
  ]);
  expect(setsOf(MOVEMENT)).toBe(2);
  expect(playedOf({ ...MOVEMENT, missing: 2 })).toHaveLength(2);
});

test('an empty place and the missing number are no entrants', () => {
  expect(entrantsOf(MOVEMENT)).toEqual([1, 2, 3]);
  const { missing: _, ...full } = MOVEMENT;
  expect(entrantsOf(full)).toEqual([1, 2, 3, 4]);
  expect(entrantsOf({ ...MOVEMENT, tables: [[{ seats: [12, 2], set: 1 }]] })).toEqual([2, 12]);
});

test('an entrant sits out where it meets the missing one, or has no table', () => {
  expect(sitOutsOf(MOVEMENT)).toEqual(
    new Map([
      [1, [2]],
      [2, [1]],
      [3, [0]],
    ]),
  );
});

test.each([
  ['pairs', [0, 0]],
  ['individual', [0, 0, 0, 0]],
  ['threes', [0, 0, 0]],
] as const)('a movement of %s after others begins with empty rounds', (seating, seats) => {
  const later = movementAfter(2, { ...MOVEMENT, seating });
  expect(roundsOf(later)).toBe(5);
  expect(later.tables[0]?.slice(0, 3)).toEqual([
    { seats, set: 0 },
    { seats, set: 0 },
    { seats: [1, 2], set: 1 },
  ]);
  expect(later.tables[1]?.[2]).toEqual({ seats: [3, 4], set: 2 });
  expect(movementAfter(0, MOVEMENT)).toEqual(MOVEMENT);
});
