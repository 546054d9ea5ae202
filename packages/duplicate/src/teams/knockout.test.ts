import { expect, test } from 'vitest';
import { type Fought, knockoutPlaces, loserOf } from './knockout.ts';

const fought = (
  home: string,
  away: string,
  round: number,
  scores: readonly [number, number],
  isOver = true,
): Fought => ({
  ...{ match: { home, away }, round, isOver },
  score: { home: scores[0], away: scores[1] },
});

test.each<[string, Fought, string | undefined]>([
  ['won at home', fought('a', 'b', 1, [20, 10]), 'b'],
  ['won away', fought('a', 'b', 1, [10, 20]), 'a'],
  ['level', fought('a', 'b', 1, [10, 10]), undefined],
  ['still on', fought('a', 'b', 1, [20, 10], false), undefined],
])('the loser of a match that is %s', (_, match, loser) => {
  expect(loserOf(match)).toBe(loser);
});

test('losers of one round share a place, and those still in share the first', () => {
  const first = [fought('a', 'b', 1, [9, 1]), fought('c', 'd', 1, [1, 9])];
  const places = (matches: readonly Fought[]) => [...knockoutPlaces(['a', 'b', 'c', 'd'], matches)];
  expect(places([])).toEqual([
    ['a', 1],
    ['b', 1],
    ['c', 1],
    ['d', 1],
  ]);
  expect(places(first)).toEqual([
    ['a', 1],
    ['b', 3],
    ['c', 3],
    ['d', 1],
  ]);
  // the final is at half-time, and nobody is out
  expect(places([...first, fought('a', 'd', 2, [9, 1], false)])).toEqual(places(first));
  expect(places([...first, fought('a', 'd', 2, [1, 9])])).toEqual([
    ['a', 2],
    ['b', 3],
    ['c', 3],
    ['d', 1],
  ]);
});
