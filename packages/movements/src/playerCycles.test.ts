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

/** Those for which no whist tournament was found in a circle: an opponent may come three times. */
const UNEQUAL = new Set([40, 44, 45, 48, 52]);

describe('an individual', () => {
  const PLAYERS = Object.keys(INDIVIDUALS).map(Number);
  const isWhist = (players: number): boolean => players % 4 < 2 && !UNEQUAL.has(players);
  const partnersIn = (movement: Movement) =>
    timesOf(playedOf(movement).flatMap(({ seats: [n, s, e, w] }) => [[n, s] as const, [e, w] as const]));
  const opponentsIn = (movement: Movement) =>
    timesOf(
      playedOf(movement).flatMap(({ seats: [n, s, e, w] }) =>
        [n, s].flatMap((one) => [[one, e] as const, [one, w] as const]),
      ),
    );

  test.each(PLAYERS)('of %i: all play in a circle, nobody has a partner twice', (players) => {
    const movement = individual(players, INDIVIDUALS[players]?.rounds ?? 0);
    expect(faultsOf(movement)).toEqual([]);
    expect(entrantsOf(movement)).toHaveLength(players);
    expect(roundsOf(movement)).toBe(players % 4 === 0 ? players - 1 : players);
    expect(most(partnersIn(movement))).toBe(1);
    expect(most(opponentsIn(movement))).toBeLessThanOrEqual(isWhist(players) ? 2 : 3);
  });

  test.each(PLAYERS.filter(isWhist))(
    'of %i: everybody is everybody’s partner once and opponent twice',
    (players) => {
      const movement = individual(players, INDIVIDUALS[players]?.rounds ?? 0);
      const partners = partnersIn(movement);
      expect([partners.size, most(partners)]).toEqual([all(players), 1]);
      const opponents = opponentsIn(movement);
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
