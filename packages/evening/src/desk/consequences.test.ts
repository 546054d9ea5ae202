import { describe, expect, test } from 'vitest';
import type { Absent, TournamentCommand } from '../entry.ts';
import { after, howell, mitchell, reported } from '../testing/evening.ts';
import { consequencesOfAbsence, consequencesOfCurtailing } from './consequences.ts';

const cut = (rounds: number) => ({ kind: 'curtailed', section: 'A', rounds }) as const;
const pass = (...lines: readonly string[]): readonly TournamentCommand[] =>
  lines.map((line) => reported(line, 'PASS'));
const absent = (more: Partial<Absent> = {}): Absent => ({
  ...{ kind: 'absent', contestant: 'c4', from: 2, as: 'gone' },
  ...more,
});

describe('a cut', () => {
  test('says which boards are not played at all', () => {
    expect(consequencesOfCurtailing(howell(), cut(2))).toEqual([{ code: 'notPlayed', boards: [5, 6] }]);
    // after one round nobody has sat in both directions
    expect(consequencesOfCurtailing(howell(), cut(1))).toEqual([
      { code: 'twoRankings' },
      { code: 'notPlayed', boards: [3, 4, 5, 6] },
    ]);
    expect(consequencesOfCurtailing(howell(), cut(3))).toEqual([]);
  });
  test('says how many results are dropped', () => {
    const played = after(howell(), pass('A1/3/5', 'A2/3/5', 'A1/1/1'));
    expect(consequencesOfCurtailing(played, cut(2))).toContainEqual({ code: 'dropped', results: 2 });
  });
  test('says which boards then have fewer results, the most results first', () => {
    // in a Mitchell of 7 tables every board of a set loses the meeting of each round that is cut
    expect(consequencesOfCurtailing(mitchell(14), cut(6))).toEqual([]);
    const twelve = mitchell(13);
    const [fewer] = consequencesOfCurtailing(twelve, cut(6));
    expect(fewer).toMatchObject({ code: 'fewer', results: 5, most: 6 });
  });
  test('says that there are two rankings, where nobody changes directions any more', () => {
    const switched = mitchell(14, 'arrow-mitchell');
    expect(consequencesOfCurtailing(switched, cut(5))).toContainEqual({ code: 'twoRankings' });
    expect(consequencesOfCurtailing(switched, cut(7))).not.toContainEqual({ code: 'twoRankings' });
  });
});

describe('an absence', () => {
  test('of a pair that leaves early makes its results void, and nobody is ranked with it', () => {
    const played = after(howell(), pass('A1/1/1', 'A1/1/2'));
    expect(consequencesOfAbsence(played, absent())).toEqual([
      { code: 'void', results: 2 },
      { code: 'noResult', boards: 6 },
      { code: 'unranked' },
    ]);
  });
  test('of a pair that leaves late gives its opponents an average', () => {
    const played = after(howell(), pass('A1/1/1', 'A1/1/2', 'A1/2/3', 'A1/2/4'));
    expect(consequencesOfAbsence(played, absent({ from: 3 }))).toEqual([
      { code: 'average', boards: 2 },
      { code: 'unranked' },
    ]);
  });
  test('of a pair that comes late gives averages, and it is ranked', () => {
    expect(consequencesOfAbsence(howell(), absent({ from: 1, to: 1, as: 'late' }))).toEqual([
      { code: 'average', boards: 2 },
    ]);
  });
  test('of a pair that never comes gives sit-outs', () => {
    expect(consequencesOfAbsence(howell(), absent({ from: 1, as: 'never' }))).toEqual([
      { code: 'noResult', boards: 6 },
    ]);
  });
});
