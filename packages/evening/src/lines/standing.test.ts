import { describe, expect, test } from 'vitest';
import type { TournamentCommand } from '../entry.ts';
import { after, howell, reported } from '../testing/evening.ts';
import type { Tournament } from '../tournament.ts';
import { linesAt, mayHaveBegun, roundReached } from './standing.ts';

// pairs meet 4–1 and 2–3, then 4–2 and 3–1, then 4–3 and 1–2, at tables A1 and A2
const begun = (where: string): TournamentCommand => ({ kind: 'begun', where });
const pass = (line: string): TournamentCommand => reported(line, 'PASS');
const may = (tournament: Tournament, table: number, round: number): boolean =>
  mayHaveBegun(tournament, { section: 'A', table, round });

test.each<[string, TournamentCommand[], number]>([
  ['0 before the first', [], 0],
  ['the one that it has started', [begun('A1/1')], 1],
  ['the one that it has reported', [pass('A1/1/1')], 1],
  ['the later of the two', [pass('A1/1/1'), begun('A1/2')], 2],
  ['the later of the two, reported', [begun('A1/1'), pass('A1/2/3')], 2],
  ['its own, whatever others do', [begun('A2/2')], 0],
])('the round that a table has reached is %s', (_, commands, round) => {
  expect(roundReached(after(howell(), commands), 'A1')).toBe(round);
});

test('the lines at a place in a round are those of its boards', () => {
  const lines = (table: number, round: number, section = 'A') =>
    linesAt(howell(), { section, table, round }).map(({ line }) => line);
  expect(lines(1, 2)).toEqual(['A1/2/3', 'A1/2/4']);
  expect([lines(3, 1), lines(1, 4), lines(1, 1, 'B')]).toEqual([[], [], []]);
});

describe('a round may have started', () => {
  test.each<[string, TournamentCommand[], number, number, boolean]>([
    ['the first, at the start', [], 1, 1, true],
    ['the second, at the start', [], 1, 2, false],
    ['the second, after the first has started', [begun('A1/1')], 1, 2, true],
    ['the third, after the first has started', [begun('A1/1')], 1, 3, false],
    ['the third, after the second is reported', [pass('A1/2/3')], 1, 3, true],
    ['one that has started', [begun('A1/2')], 1, 1, true],
    // pair 4 has reached round 2 at table 1, but pair 3, who comes next, was last at table 2
    ['the third at table 2, where nobody has reported', [], 2, 3, false],
    ['the second at table 2, to which pair 1 comes from table 1', [pass('A1/1/1')], 2, 2, true],
    [
      'the third at table 2, to which pair 2 comes from the second round at table 1',
      [pass('A1/2/3')],
      2,
      3,
      true,
    ],
    ['the third at table 2, to which pair 1 comes only from the first round', [pass('A1/1/1')], 2, 3, false],
  ])('%s', (_, commands, table, round, isPossible) => {
    expect(may(after(howell(), commands), table, round)).toBe(isPossible);
  });

  test('where nothing is played in between', () => {
    const late: TournamentCommand = { kind: 'absent', contestant: 'c4', from: 1, to: 1, as: 'never' };
    expect(may(after(howell(), [late]), 1, 2)).toBe(true);
    expect(may(after(howell(), [late]), 1, 3)).toBe(false);
  });
});
