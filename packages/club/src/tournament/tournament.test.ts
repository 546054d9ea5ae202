import { seededRandom, shuffled } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { MOVEMENT_KINDS, movementOf } from '../movement/kinds.ts';
import { rankingOf } from '../ranking.ts';
import { scoreEvent, scoringOf } from '../scored.ts';
import { totalsOf } from '../totals.ts';
import { stateOf } from './book.ts';
import { decide, type TournamentCommand } from './decide.ts';
import type { TournamentEntry } from './entry.ts';
import { added, tournamentOf } from './fold.ts';
import { openTournament } from './open.ts';
import { eventOf } from './toEvent.ts';
import type { Tournament } from './tournament.ts';

function opened(
  kind: string,
  entrants: number,
  rounds: number,
  boardsPerRound: number,
): readonly TournamentEntry[] {
  const found = MOVEMENT_KINDS.find(({ id }) => id === kind);
  const movement = found && movementOf(found, entrants, rounds);
  if (!movement?.ok) throw new Error(kind);
  const log = openTournament({
    form: 'pairs',
    game: 'bridge',
    method: 'mp',
    movement: movement.value,
    boardsPerRound,
    at: 0,
  });
  if (!log.ok) throw new Error(log.why);
  return log.value;
}

/** The log with the commands, each of which is to be possible. */
function after(log: readonly TournamentEntry[], commands: readonly TournamentCommand[]): Tournament {
  return commands.reduce((tournament, command) => {
    const decided = decide(tournament, command);
    if (!decided.ok) throw new Error(`${decided.at}: ${decided.why}`);
    return added(tournament, { at: 0, by: 0, ...decided.value });
  }, tournamentOf(log));
}

const reported = (line: string, result: string): TournamentCommand => ({
  kind: 'reported',
  line,
  result,
  side: 'both',
});

/** Percentages by the contestants' numbers. */
function percentagesOf(tournament: Tournament): Readonly<Record<string, number>> {
  const event = eventOf(tournament);
  const scoring = scoringOf(event);
  if (!scoring.ok) throw new Error(scoring.why);
  const ranking = rankingOf(event, totalsOf(scoreEvent(event, scoring.value)));
  return Object.fromEntries(
    ranking.map(({ contestant, percentage = 0 }) => [contestant.number, Math.round(percentage * 100) / 100]),
  );
}

/** Boards of a Howell for four pairs, by board and meeting. */
const HOWELL: Readonly<Record<string, string>> = {
  '1 4-1': '3NT N 9',
  '1 2-3': '3NT N 10',
  '2 4-1': '4S E 10',
  '2 2-3': '4S E 9',
  '3 4-2': '2H S 8',
  '3 3-1': '2H S 8',
  '4 4-2': 'PASS',
  '4 3-1': '1NT W 7',
  '5 4-3': '5DX N 9',
  '5 1-2': '3NT E 9',
  '6 4-3': '6H S 12',
  '6 1-2': '6H S 11',
};
const howell = () => opened('howell', 4, 3, 2);
const howellReports = (): readonly TournamentCommand[] =>
  [...tournamentOf(howell()).lines.values()].map(({ line, board, ns, ew }) =>
    reported(line, HOWELL[`${board} ${ns.slice(1)}-${ew.slice(1)}`] ?? ''),
  );

/** The result of a board between two pairs: always two notrump, its tricks by a formula. */
const formula = (n: number, e: number, board: number): string =>
  `2NT ${board % 2 === 1 ? 'N' : 'E'} ${6 + ((3 * n + 5 * e + board) % 7)}`;
const formulaReports = (log: readonly TournamentEntry[]): readonly TournamentCommand[] => {
  const tournament = tournamentOf(log);
  const numberOf = new Map(eventOf(tournament).contestants.map(({ id, number }) => [id, Number(number)]));
  return [...tournament.lines.values()].map(({ line, board, ns, ew }) =>
    reported(line, formula(numberOf.get(ns) ?? 0, numberOf.get(ew) ?? 0, board)),
  );
};

test('a Howell of four pairs has its percentages, whatever the order of the reports', () => {
  const reports = howellReports();
  const wanted = { 1: 75, 2: 58.33, 4: 41.67, 3: 25 };
  expect(percentagesOf(after(howell(), reports))).toEqual(wanted);
  expect(percentagesOf(after(howell(), reports.slice(0, 1)))).toMatchObject({ 4: 50, 1: 50 });
  for (let seed = 1; seed <= 20; seed++)
    expect(percentagesOf(after(howell(), shuffled(seededRandom(`${seed}`), reports)))).toEqual(wanted);
});

test('a result that was agreed on is corrected by the director, with a reason, and the ruling taken back', () => {
  const line =
    [...tournamentOf(howell()).lines.values()].find(({ board, ns }) => board === 1 && ns === 'c2')?.line ??
    '';
  const wrong = howellReports().map((command) =>
    command.kind === 'reported' && command.line === line ? { ...command, result: '3NT E 10' } : command,
  );
  const before = { 1: 58.33, 4: 58.33, 2: 41.67, 3: 41.67 };
  expect(percentagesOf(after(howell(), wrong))).toEqual(before);
  const ruling: TournamentCommand = {
    kind: 'ruled',
    line,
    result: '3NT N 10',
    reason: 'the declarer was North',
  };
  expect(percentagesOf(after(howell(), [...wrong, ruling]))).toEqual({ 1: 75, 2: 58.33, 4: 41.67, 3: 25 });
  expect(percentagesOf(after(howell(), [...wrong, ruling, { ...ruling, result: null }]))).toEqual(before);
});

test('an artificial score and a penalty of a quarter top', () => {
  const line =
    [...tournamentOf(howell()).lines.values()].find(({ board, ns }) => board === 6 && ns === 'c4')?.line ??
    '';
  const ruled: TournamentCommand = { kind: 'ruled', line, result: 'A6040', reason: 'a hesitation' };
  const commands = [...howellReports(), ruled];
  expect(percentagesOf(after(howell(), commands))).toEqual({ 1: 83.33, 2: 50, 4: 35, 3: 30 });
  const penalty: TournamentCommand = {
    kind: 'penalised',
    contestant: 'c1',
    amount: -0.25,
    unit: 'tops',
    reason: 'late',
  };
  expect(percentagesOf(after(howell(), [...commands, penalty]))).toMatchObject({ 1: 79.17 });
});

test('thirteen pairs in a Mitchell of seven tables: a half table, two winners', () => {
  const log = opened('mitchell', 13, 7, 3);
  const reports = formulaReports(log);
  expect(reports).toHaveLength(126);
  expect(percentagesOf(after(log, reports))).toMatchObject({
    6: 58.1,
    3: 55.24,
    2: 50.48,
    10: 58.89,
    13: 58.89,
    9: 57.78,
  });
});

test('a Mitchell of which a round is cut', () => {
  const log = opened('mitchell', 13, 7, 3);
  const cut: TournamentCommand = { kind: 'curtailed', section: 'A', rounds: 6 };
  expect(percentagesOf(after(log, [...formulaReports(log), cut]))).toMatchObject({ 6: 58.33, 9: 60.27 });
});

describe('a line', () => {
  const line = 'A1/1/1';
  const say = (side: 'NS' | 'EW' | 'both', result: string, seen?: number): TournamentCommand => ({
    kind: 'reported',
    line,
    result,
    side,
    ...(seen !== undefined && { seen }),
  });
  const bookAfter = (...commands: readonly TournamentCommand[]) => after(howell(), commands).books.get(line);
  const stateAfter = (...commands: readonly TournamentCommand[]) => {
    const book = bookAfter(...commands);
    return book && stateOf(book);
  };
  test.each([
    ['reported by one side', [say('NS', '4S N 10')], 'reported'],
    ['agreed when the other says the same', [say('NS', '4S N 10'), say('EW', '4S N =')], 'agreed'],
    [
      'agreed when the other takes it over',
      [say('NS', '4S N 10'), { kind: 'agreed', line, side: 'EW' }],
      'agreed',
    ],
    ['agreed whoever names the lead', [say('NS', '4S N 10 lead=HK'), say('EW', '4S N 10')], 'agreed'],
    ['disputed when it says something else', [say('NS', '4S N 10'), say('EW', '4S N 11')], 'disputed'],
    ['replaced by the same side', [say('NS', '4S N 10'), say('NS', '4S N 11')], 'reported'],
    [
      'reported again when what was agreed is changed',
      [say('both', '4S N 10'), say('NS', '4S N 11', 99)],
      'reported',
    ],
    ['withdrawn', [say('NS', '4S N 10'), { kind: 'withdrawn', line, side: 'NS' }], 'due'],
    ['skipped', [{ kind: 'skipped', line, why: 'time' }], 'skipped'],
    [
      'reported after it was skipped',
      [{ kind: 'skipped', line, why: 'time' }, say('NS', 'PASS')],
      'reported',
    ],
    ['void when it is ruled not played', [{ kind: 'ruled', line, result: 'NP', reason: 'no time' }], 'void'],
  ] as const)('is %s', (_, commands, state) => {
    expect(stateAfter(...commands)).toBe(state);
  });

  test('keeps a ruling and an agreement that a device did not know, and doubts its report', () => {
    const ruled: TournamentCommand = { kind: 'ruled', line, result: '4S N 9', reason: 'a revoke' };
    expect(bookAfter(ruled, say('NS', '4S N 10', 0))?.doubts.map(({ code }) => code)).toEqual([
      'afterRuling',
    ]);
    const contested = bookAfter(say('both', '4S N 10'), say('NS', '4S N 11', 0));
    expect(contested?.doubts.map(({ code }) => code)).toEqual(['contested']);
    expect(contested && stateOf(contested)).toBe('agreed');
  });
});

test.each<[TournamentCommand, string]>([
  [reported('A1', '4S N 10'), 'a line is written like A3/2/7: section and table, round, board; not "A1"'],
  [reported('B1/1/1', '4S N 10'), 'there is no section B'],
  [reported('A1/1/9', '4S N 10'), 'the plan has no board 9 at A1 in round 1'],
  [reported('A1/1/1', '8S N 10'), 'a contract is written like 4S, 4SX or 3NTXX, or PASS, not 8S'],
  [reported('A1/1/1', '4S N 10 lead=H1'), 'a lead is written like HK, not lead=H1'],
  [reported('A1/1/1', 'PASS lead=HK'), 'a board that was passed out has no opening lead'],
  [{ kind: 'agreed', line: 'A1/1/1', side: 'NS' }, 'the other side has reported nothing'],
  [{ kind: 'withdrawn', line: 'A1/1/1', side: 'NS' }, 'nothing is reported'],
  [{ kind: 'ruled', line: 'A1/1/1', result: null, reason: '' }, 'there is no ruling to take back'],
  [{ kind: 'entered', contestant: 'c1' }, 'there is a contestant c1 already'],
  [{ kind: 'penalised', contestant: 'c9', amount: -1, unit: 'tops' }, 'there is no contestant c9'],
  [{ kind: 'curtailed', section: 'B', rounds: 1 }, 'section B has no plan'],
])('%j is refused', (command, why) => {
  expect(decide(tournamentOf(howell()), command)).toMatchObject({ ok: false, why });
});

test('the fold of all entries is the fold entry by entry', () => {
  const log = howell();
  const stamped = howellReports().map((command): TournamentEntry => ({ at: 0, by: 0, ...command }));
  expect(tournamentOf([...log, ...stamped])).toEqual(stamped.reduce(added, tournamentOf(log)));
});
