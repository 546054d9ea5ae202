import type { ChallengeBoard, ChallengeOverview } from '@overtrick/protocol/challenge';
import { expect, test } from 'vitest';
import { standingsOf } from './standings.ts';

const board = (number: number, points: readonly (number | undefined)[]): ChallengeBoard => ({
  board: number,
  party: 'NS',
  seat: 'S',
  results: points.flatMap((each, entrant) =>
    each === undefined
      ? []
      : [{ entrant, tricks: 9, points: { NS: Math.max(0, each), EW: Math.max(0, -each) }, record: '' }],
  ),
});

const told = (method: ChallengeOverview['method'], ...finished: ChallengeBoard[]): ChallengeOverview => ({
  challenge: 'abcdefghijkl',
  game: 'bridge',
  options: {},
  boards: 4,
  method,
  entrants: ['Ann', 'Bea', 'Cleo', 'Dot'].map((name) => ({ name, done: 0 })),
  finished,
});

test('at matchpoints each has the average of his boards', () => {
  const standings = standingsOf(told('mp', board(1, [620, 140, 140]), board(2, [-50, 90, undefined])));
  expect(standings).toEqual([
    { entrant: 1, name: 'Bea', boards: 2, score: (0.25 + 1) / 2, place: 1, isTied: false },
    { entrant: 0, name: 'Ann', boards: 2, score: (1 + 0) / 2, place: 2, isTied: false },
    { entrant: 2, name: 'Cleo', boards: 1, score: 0.25, place: 3, isTied: false },
  ]);
});

test('equal scores share a place, and the next is as far down as there are better ones', () => {
  const standings = standingsOf(told('mp', board(1, [140, 620, 140, 50])));
  expect(standings.map(({ name, place, isTied }) => [name, place, isTied])).toEqual([
    ['Bea', 1, false],
    ['Ann', 2, true],
    ['Cleo', 2, true],
    ['Dot', 4, false],
  ]);
});

test('at IMPs they are added', () => {
  // 480 apart are 10 IMPs, 140 are 4 (R-DU-3)
  const standings = standingsOf(told('cross-imp', board(1, [620, 140]), board(2, [-50, 90])));
  expect(standings.map(({ name, score }) => [name, score])).toEqual([
    ['Ann', 6],
    ['Bea', -6],
  ]);
});

test('a board that nobody else has played is compared with nothing', () => {
  expect(standingsOf(told('mp', board(1, [620])))).toEqual([
    { entrant: 0, name: 'Ann', boards: 1, place: 1, isTied: false },
  ]);
  expect(standingsOf(told('mp'))).toEqual([]);
});

test('a pair has both names, also where the second has changed', () => {
  const of = (number: number, partner: string): ChallengeBoard => {
    const { results, ...rest } = board(number, [620, 140]);
    return { ...rest, results: results.map((each) => (each.entrant === 0 ? { ...each, partner } : each)) };
  };
  const standings = standingsOf(told('mp', of(1, 'Bo'), of(2, 'Bo'), of(3, 'Cy')));
  expect(standings.map(({ name }) => name)).toEqual(['Ann – Bo – Cy', 'Bea']);
});
