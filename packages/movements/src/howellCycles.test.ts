import { describe, expect, test } from 'vitest';
import { faultsOf } from './check.ts';
import { howell, threeQuarterHowell } from './howell.ts';
import { HOWELLS, THREE_QUARTER_HOWELLS } from './howellCycles.ts';
import { entrantsOf, playedOf, roundsOf, sitOutsOf } from './movement.ts';

/** Counts the meetings of a movement, and the pairs that meet. */
const meetingsOf = (movement: ReturnType<typeof howell>) => {
  const met = playedOf(movement).map(({ seats }) => seats.toSorted((a, b) => a - b).join('–'));
  return { meetings: met.length, different: new Set(met).size };
};

describe('a Howell', () => {
  test.each([...Object.keys(HOWELLS), '3'].map(Number))(
    'of %i tables: everybody meets everybody once',
    (tables) => {
      const movement = howell(tables, false);
      const pairs = 2 * tables;
      expect(faultsOf(movement)).toEqual([]);
      expect(entrantsOf(movement)).toHaveLength(pairs);
      expect(roundsOf(movement)).toBe(pairs - 1);
      const all = (pairs * (pairs - 1)) / 2;
      expect(meetingsOf(movement)).toEqual({ meetings: all, different: all });
    },
  );

  test.each([2, 3, 4, 5])('of %i tables with a half table: everybody sits out once', (tables) => {
    const outs = [...sitOutsOf(howell(tables, true)).values()];
    expect(outs).toHaveLength(2 * tables - 1);
    expect(outs.every((rounds) => rounds.length === 1)).toBe(true);
  });
});

describe('a three-quarter Howell', () => {
  const cycles = Object.entries(THREE_QUARTER_HOWELLS).flatMap(([tables, list]) =>
    list.map(({ rounds }) => [Number(tables), rounds] as const),
  );
  test('is there in some length for each number of tables from 4 on', () => {
    const tables = Object.keys(THREE_QUARTER_HOWELLS).map(Number);
    expect(tables.toSorted((a, b) => a - b)).toEqual(tables.map((_, i) => i + 4));
    expect(Object.values(THREE_QUARTER_HOWELLS).every((list) => list.length > 0)).toBe(true);
  });
  test.each(cycles)(
    'of %i tables in %i rounds: nobody meets anybody twice, and nobody sits out',
    (tables, rounds) => {
      const movement = threeQuarterHowell(tables, rounds, false);
      expect(faultsOf(movement)).toEqual([]);
      expect(entrantsOf(movement)).toHaveLength(2 * tables);
      expect(roundsOf(movement)).toBe(rounds);
      expect(meetingsOf(movement)).toEqual({ meetings: tables * rounds, different: tables * rounds });
      expect([...sitOutsOf(movement).values()].flat()).toEqual([]);
    },
  );
});
