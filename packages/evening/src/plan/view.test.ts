import { assert } from '@overtrick/rules/assert';
import { expect, test } from 'vitest';
import type { TournamentCommand } from '../entry.ts';
import { tournamentOf } from '../fold.ts';
import { openTournament } from '../terms/open.ts';
import { after, howell, mitchell, movement, reported } from '../testing/evening.ts';
import type { Tournament } from '../tournament.ts';
import { planViewOf } from './view.ts';

const sections = (tournament: Tournament) => planViewOf(tournament);
/** Returns who sits at a table in a round, and with which boards. */
const at = (tournament: Tournament, table: number, round: number): string => {
  const {
    ns = '–',
    ew = '–',
    boards,
  } = sections(tournament)[0]?.rounds[round - 1]?.[table - 1] ?? { boards: [] };
  return `${ns} ${ew} ${boards.join()}`;
};
const absent = (contestant: string, from: number, to?: number): TournamentCommand => ({
  ...{ kind: 'absent', contestant, from, as: 'late' },
  ...(to !== undefined && { to }),
});

test('a section has its rounds, its tables, and the boards at each', () => {
  expect(sections(howell())[0]).toMatchObject({ section: 'A', tables: 2, boardsPerRound: 2 });
  expect(sections(howell())[0]?.rounds).toHaveLength(3);
  expect([at(howell(), 1, 1), at(howell(), 2, 1), at(howell(), 1, 3)]).toEqual([
    'c4 c1 1,2',
    'c2 c3 1,2',
    'c4 c3 5,6',
  ]);
});

test('who is absent is not there, and whom they would have met sits out, in those rounds alone', () => {
  const one = after(howell(), [absent('c4', 1, 1)]);
  expect([at(one, 1, 1), at(one, 2, 1), at(one, 1, 2)]).toEqual(['– c1 ', 'c2 c3 1,2', 'c4 c2 3,4']);
  const other = after(howell(), [absent('c1', 2, 3)]);
  expect([at(other, 1, 1), at(other, 2, 2), at(other, 2, 3)]).toEqual(['c4 c1 1,2', 'c3 – ', '– c2 ']);
  expect(at(after(howell(), [absent('c4', 2)]), 1, 3)).toBe('– c3 ');
});

test('whoever meets the missing pair of a half table sits out', () => {
  const half = [1, 2, 3, 4, 5, 6, 7]
    .map((table) => at(mitchell(13), table, 1))
    .filter((text) => text.includes('–'));
  expect(half).toHaveLength(1);
  expect(half[0]).toMatch(/^(– c\d+|c\d+ –) $/);
  expect([1, 2, 3, 4, 5, 6, 7].every((table) => !at(mitchell(14), table, 1).includes('–'))).toBe(true);
});

test('those who really sat there are shown', () => {
  const turned = after(howell(), [{ kind: 'reseated', where: 'A1/1', ns: 'c1', ew: 'c4' }]);
  expect([at(turned, 1, 1), at(turned, 1, 2)]).toEqual(['c1 c4 1,2', 'c4 c2 3,4']);
});

test('rounds that are cut are not there', () => {
  const cut = after(howell(), [reported('A1/1/1', 'PASS'), { kind: 'curtailed', section: 'A', rounds: 2 }]);
  expect(sections(cut)[0]?.rounds).toHaveLength(2);
});

test('four at a table are shown by place, and an empty place is empty', () => {
  const log = openTournament({
    ...{ form: 'individual', game: 'bridge', method: 'mp', boardsPerRound: 1, at: 0 },
    movement: movement('individual', 8, 7),
  });
  assert(log.ok, 'an individual');
  const eight = tournamentOf(log.value);
  const seats = (tournament: Tournament) => sections(tournament)[0]?.rounds[0]?.[0];
  expect(seats(eight)).toMatchObject({
    ns: 'c8+c1',
    ew: 'c2+c4',
    seats: ['c8', 'c1', 'c2', 'c4'],
    boards: [1],
  });
  const gone = seats(after(eight, [absent('c1', 1, 1)]));
  expect(gone).toEqual({ seats: ['c8', '', 'c2', 'c4'], boards: [] });
});
