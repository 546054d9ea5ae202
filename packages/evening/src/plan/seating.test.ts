import { assert, defined } from '@overtrick/rules/assert';
import { expect, test } from 'vitest';
import { tournamentOf } from '../fold.ts';
import { seatedAt } from '../lines/meeting.ts';
import { openTournament } from '../terms/open.ts';
import { after, codeOf, done, howell, mitchell, movement, reported } from '../testing/evening.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import { type Reach, reboarding, reseating } from './seating.ts';
import { planViewOf } from './view.ts';

const lineOf = (tournament: Tournament, name: string): TournamentLine =>
  defined(tournament.lines.get(name), name);

/** Seats contestants at a line, and returns the tournament then. */
function seated(tournament: Tournament, name: string, ids: readonly string[], reach: Reach): Tournament {
  return after(tournament, reseating(tournament, { line: lineOf(tournament, name), ids, reach }));
}

/** Lists who sits at each board of a round. */
const round = (tournament: Tournament, number: number): readonly string[] =>
  [...tournament.lines.values()]
    .filter((line) => line.round === number)
    .map((line) => `${line.line} ${seatedAt(line).join('-')}`);

const first = ({ lines }: Tournament): TournamentLine => defined([...lines.values()][0], 'a line');

/** Finds a line of another table in the same round. */
const elsewhere = ({ lines }: Tournament, line: TournamentLine): TournamentLine =>
  defined(
    [...lines.values()].find((one) => one.table !== line.table && one.round === line.round),
    'another table',
  );

test('two pairs that changed tables for a round are changed with one press', () => {
  const before = mitchell(14);
  const line = first(before);
  const other = elsewhere(before, line);
  const then = seated(before, line.line, [other.ns, line.ew], 'round');
  expect(then.lines.get(line.line)).toMatchObject({ ns: other.ns, ew: line.ew });
  expect(then.lines.get(other.line)).toMatchObject({ ns: line.ns, ew: other.ew });
  for (const number of [2, 3]) expect(round(then, number)).toEqual(round(before, number));
  const inRound = [...then.lines.values()].filter((one) => one.round === 1);
  for (const ofTable of Map.groupBy(inRound, ({ table }) => table).values())
    expect(new Set(ofTable.flatMap(seatedAt)).size).toBe(2);
});

test('from a round on, two pairs have each other’s places, and earlier rounds stay', () => {
  const before = howell();
  const line = defined(
    [...before.lines.values()].find((one) => one.round === 2),
    'a line of round 2',
  );
  const stranger = [...before.contestants.keys()].find((id) => !seatedAt(line).includes(id)) ?? '';
  const then = seated(before, line.line, [stranger, line.ew], 'rest');
  const swap = (text: string): string =>
    text.replaceAll(new RegExp(`${line.ns}|${stranger}`, 'g'), (id) => (id === line.ns ? stranger : line.ns));
  expect(round(then, 1)).toEqual(round(before, 1));
  for (const number of [2, 3]) expect(round(then, number)).toEqual(round(before, number).map(swap));
});

test('at one board only that board changes, and the same seats change nothing', () => {
  const before = howell();
  const line = first(before);
  const then = seated(before, line.line, [line.ew, line.ns], 'board');
  expect(then.lines.get(line.line)).toMatchObject({ ns: line.ew, ew: line.ns });
  expect(round(then, 1).filter((text, i) => text !== round(before, 1)[i])).toHaveLength(1);
  expect(reseating(before, { line, ids: seatedAt(line), reach: 'rest' })).toEqual([]);
});

test('a change of a round also reaches a board where others sat', () => {
  const before = howell();
  const line = first(before);
  const other = elsewhere(before, line);
  const turned = seated(before, line.line, [line.ew, line.ns], 'board');
  const then = seated(turned, line.line, [line.ew, other.ns], 'round');
  expect(then.lines.get(line.line)).toMatchObject({ ns: line.ew, ew: other.ns });
  expect(then.lines.get(other.line)).toMatchObject({ ns: line.ns, ew: other.ew });
});

test('who came from a sit-out leaves it to those whose seats they took', () => {
  const before = mitchell(13);
  const line = first(before);
  const playing = new Set([...before.lines.values()].filter((one) => one.round === 1).flatMap(seatedAt));
  const out = [...before.contestants.keys()].find((id) => !playing.has(id)) ?? '';
  const then = seated(before, line.line, [line.ns, out], 'round');
  expect(then.lines.get(line.line)).toMatchObject({ ns: line.ns, ew: out });
  const sitting = planViewOf(then).flatMap(({ rounds }) => rounds[0] ?? []);
  expect(sitting.filter(({ ns, ew }) => ns === out || ew === out)).toHaveLength(1);
});

test('players of an individual change seats', () => {
  const log = openTournament({
    form: 'individual',
    game: 'bridge',
    method: 'mp',
    movement: movement('individual', 8),
    boardsPerRound: 1,
    at: 0,
  });
  assert(log.ok, 'an individual');
  const before = tournamentOf(log.value);
  const line = first(before);
  const [a = '', b = '', ...rest] = seatedAt(line);
  const then = seated(before, line.line, [b, a, ...rest], 'round');
  expect(seatedAt(lineOf(then, line.line))).toEqual([b, a, ...rest]);
});

test('a sitting has other boards, and results that they have count there', () => {
  const before = howell();
  const line = first(before);
  const command = defined(reboarding(before, line, [3, 4]), 'a change');
  expect(command).toEqual({ kind: 'reboarded', where: 'A1/1', boards: [3, 4] });
  const then = done(before, command);
  expect(
    [...then.lines.values()].filter((one) => one.line.startsWith('A1/1/')).map(({ board }) => board),
  ).toEqual([3, 4]);
  expect(planViewOf(then)[0]?.rounds[0]?.[0]?.boards).toEqual([3, 4]);
  expect(codeOf(then, reported('A1/1/3', '4S N 10'))).toBe('done');
  expect(reboarding(then, lineOf(then, 'A1/1/3'), [4, 3])).toBeUndefined();
  const back = done(then, { kind: 'reboarded', where: 'A1/1', boards: [1, 2] });
  expect([...back.lines]).toEqual([...before.lines]);
});

test('a report of a board off the plan is of the plan once the sitting has the board', () => {
  const off = done(howell(), reported('A1/1/3', '4S N 10'));
  expect(off.lines.get('A1/1/3')?.isOffPlan).toBe(true);
  const then = done(off, { kind: 'reboarded', where: 'A1/1', boards: [3, 4] });
  expect(then.lines.get('A1/1/3')?.isOffPlan).toBeUndefined();
});

test.each<[string, string, readonly number[], string]>([
  ['a table that is not there', 'A9/1', [1, 2], 'ERR_LINE'],
  ['no board', 'A1/1', [], 'ERR_LINE'],
  ['a board twice', 'A1/1', [3, 3], 'ERR_LINE'],
  ['a board that nobody plays', 'A1/1', [99], 'ERR_LINE'],
  ['a board fewer', 'A1/1', [1], 'done'],
])('boards of %s', (_, where, boards, code) => {
  expect(codeOf(howell(), { kind: 'reboarded', where, boards })).toBe(code);
});

test('a board with a result is not taken from its table', () => {
  const then = done(howell(), reported('A1/1/1', '4S N 10'));
  expect(codeOf(then, { kind: 'reboarded', where: 'A1/1', boards: [2, 3] })).toBe('ERR_LINE');
  expect(codeOf(then, { kind: 'reboarded', where: 'A1/1', boards: [1, 3] })).toBe('done');
});
