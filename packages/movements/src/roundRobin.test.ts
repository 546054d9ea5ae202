import { describe, expect, test } from 'vitest';
import { balanceOf } from './balance.ts';
import { faultsOf } from './check.ts';
import { entrantsOf, playedOf, roundsOf, sitOutsOf } from './movement.ts';
import { roundRobin } from './roundRobin.ts';

describe('a round robin', () => {
  test.each([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 20])(
    'of %i pairs: everybody meets everybody once, all tables on the same boards',
    (pairs) => {
      const rounds = pairs + (pairs % 2) - 1;
      const movement = roundRobin(pairs, rounds);
      expect(faultsOf(movement)).toEqual([]);
      expect(entrantsOf(movement)).toHaveLength(pairs);
      expect(roundsOf(movement)).toBe(rounds);
      const met = playedOf(movement).map(({ seats }) => seats.toSorted((a, b) => a - b).join('–'));
      expect(new Set(met).size).toBe(met.length);
      expect(met).toHaveLength((pairs * (pairs - 1)) / 2);
      for (const { round, set } of playedOf(movement)) expect(set).toBe(round + 1);
      const outs = [...sitOutsOf(movement).values()].map(({ length }) => length);
      expect(outs).toEqual(Array(pairs).fill(pairs % 2));
    },
  );

  // quadratic residues are perfect where the circle is a prime of the form 4n − 1
  test.each([4, 8, 12, 20, 24])('of %i pairs: any two sit alike as often as not', (pairs) => {
    expect(balanceOf(roundRobin(pairs, pairs - 1)).sd).toBe(0);
  });

  test.each([
    [6, 1.64],
    [10, 1.79],
    [14, 1.86],
    [16, 2.83],
    [18, 2.67],
    [22, 3.08],
    [26, 3.33],
  ])('of %i pairs: the competition differs by no more than %d', (pairs, most) => {
    expect(balanceOf(roundRobin(pairs, pairs - 1)).sd).toBeLessThan(most);
  });

  test('has the last number North-South in every round', () => {
    for (const pairs of [4, 6, 8, 10])
      for (const { seats } of playedOf(roundRobin(pairs, pairs - 1)))
        if (seats.includes(pairs)) expect(seats[0]).toBe(pairs);
  });

  test('may be shorter', () => {
    const movement = roundRobin(8, 3);
    expect(roundsOf(movement)).toBe(3);
    expect(playedOf(movement)).toHaveLength(12);
  });
});
