import { defined } from '@overtrick/rules/assert';
import { expect, test } from 'vitest';
import { done } from '../testing/evening.ts';
import { drawn, opened, played } from './testDraws.ts';
import { pointsForWrongOpponent, swissMatchesOf } from './wrongOpponent.ts';

// after round 1 c1 is far above c3, c2 and c4 have 10 each; then c3 meets c1 and not c2
const FIRST = [
  [1, 3],
  [2, 4],
] as const;
const SECOND = [
  [3, 1],
  [2, 4],
] as const;
const tournament = played(
  done(
    played(done(opened('swiss', 4, 3, 8), drawn(1, FIRST)), [
      [1, 3, 20],
      [2, 4, 0],
    ]),
    drawn(2, SECOND, { why: 'by hand' }),
  ),
  [
    [3, 1, 4],
    [2, 4, 0],
  ],
);

const last = (team: string) => defined(swissMatchesOf(tournament, team).at(-1), 'a match of round 2');
const proposed = (team: string, instead: string, isOwnFault: boolean): number =>
  pointsForWrongOpponent(tournament, { team, match: last(team), instead, isOwnFault });

test('a match against a team that was too strong, or too weak, by what both had at the draw', () => {
  expect(swissMatchesOf(tournament, 'c3').map(({ round }) => round)).toEqual([1, 2]);
  expect(last('c3').points).toEqual({ home: 11.67, away: 8.33 });
  // 5 and three quarters of 11.67 are 13.75
  expect(proposed('c3', 'c2', false)).toBe(2.08);
  expect(proposed('c3', 'c2', true)).toBe(0);
  // for c1 the opponent was too weak: a quarter of the 3.33 that exceed 5 goes, where it was the cause
  expect(proposed('c1', 'c2', true)).toBe(-0.83);
  expect(proposed('c1', 'c2', false)).toBe(0);
  // c4 had as much as c2
  expect(proposed('c2', 'c4', true)).toBe(0);
});
