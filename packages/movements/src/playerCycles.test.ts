import { describe, expect, test } from 'vitest';
import { faultsOf } from './check.ts';
import { entrantsOf, type Movement, playedOf, roundsOf, sitOutsOf } from './movement.ts';
import { INDIVIDUALS, THREES } from './playerCycles.ts';
import { individual, threes } from './players.ts';

const timesOf = (twos: readonly (readonly [number | undefined, number | undefined])[]) => {
  const times = new Map<string, number>();
  for (const two of twos) {
    const key = two.toSorted((a = 0, b = 0) => a - b).join('–');
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return times;
};
const most = (times: ReadonlyMap<string, number>): number => Math.max(...times.values());
const least = (times: ReadonlyMap<string, number>): number => Math.min(...times.values());
const all = (players: number): number => (players * (players - 1)) / 2;

describe('an individual', () => {
  test.each(Object.keys(INDIVIDUALS).map(Number))(
    'of %i: everybody is everybody’s partner once and opponent twice',
    (players) => {
      const cycle = INDIVIDUALS[players];
      const movement = individual(players, cycle?.rounds ?? 0);
      expect(faultsOf(movement)).toEqual([]);
      expect(entrantsOf(movement)).toHaveLength(players);
      expect(roundsOf(movement)).toBe(players % 4 === 1 ? players : players - 1);
      const partners = timesOf(
        playedOf(movement).flatMap(({ seats: [n, s, e, w] }) => [[n, s] as const, [e, w] as const]),
      );
      expect([partners.size, most(partners)]).toEqual([all(players), 1]);
      const opponents = timesOf(
        playedOf(movement).flatMap(({ seats: [n, s, e, w] }) =>
          [n, s].flatMap((one) => [[one, e] as const, [one, w] as const]),
        ),
      );
      expect([opponents.size, least(opponents), most(opponents)]).toEqual([all(players), 2, 2]);
    },
  );
});

describe('a movement of threes', () => {
  const cycles = Object.entries(THREES).flatMap(([players, list]) =>
    list.map(({ rounds }) => [Number(players), rounds] as const),
  );
  const metIn = (movement: Movement) =>
    timesOf(
      playedOf(movement).flatMap(({ seats: [a, b, c] }) => [
        [a, b] as const,
        [a, c] as const,
        [b, c] as const,
      ]),
    );
  test('is there from 4 players on, longer ones last', () => {
    expect(
      Object.keys(THREES)
        .map(Number)
        .toSorted((a, b) => a - b)[0],
    ).toBe(4);
    for (const list of Object.values(THREES))
      expect(list.map(({ rounds }) => rounds)).toEqual(
        list.map(({ rounds }) => rounds).toSorted((a, b) => a - b),
      );
    expect(Object.values(THREES).every((list) => list.length > 0)).toBe(true);
  });
  test.each(cycles)(
    'of %i players in %i rounds: all tables are full, and none sit out more often',
    (players, rounds) => {
      const movement = threes(players, rounds);
      expect(faultsOf(movement)).toEqual([]);
      expect(entrantsOf(movement)).toHaveLength(players);
      expect(playedOf(movement)).toHaveLength(rounds * Math.floor(players / 3));
      const outs = [...sitOutsOf(movement).values()].map((list) => list.length);
      expect(outs.reduce((sum, one) => sum + one, 0)).toBe(rounds * (players % 3));
      expect(most(metIn(movement))).toBe(movement.meetings);
    },
  );
});
