import { movementJson } from '@overtrick/movements/text';
import { seededRandom, shuffled } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { consequencesOfCurtailing } from './desk/consequences.ts';
import { faultsOfPlan } from './desk/faults.ts';
import { progressOf } from './desk/progress.ts';
import type { Absent, TournamentCommand } from './entry.ts';
import { tournamentOf } from './fold.ts';
import { arriving, plansKeeping } from './plan/draft.ts';
import {
  after,
  formulaReports,
  howell,
  howellLine,
  howellReports,
  mitchell,
  movement,
  opened,
  percentagesOf,
  reported,
} from './testing/evening.ts';
import { eventOf } from './toEvent.ts';

describe('a Howell of four pairs', () => {
  const wanted = { 1: 75, 2: 58.33, 4: 41.67, 3: 25 };
  const wrong = howellReports().map((command) =>
    command.kind === 'reported' && command.line === howellLine('1 2-3')
      ? { ...command, result: '3NT E 10' }
      : command,
  );

  test('has its percentages, whatever the order of the reports', () => {
    expect(percentagesOf(after(howell(), howellReports()))).toEqual(wanted);
    for (let seed = 1; seed <= 20; seed++)
      expect(percentagesOf(after(howell(), shuffled(seededRandom(`${seed}`), howellReports())))).toEqual(
        wanted,
      );
  });

  test('begins at 50 % and ranks as if all results were coming', () => {
    const [first, ...others] = howellReports().filter(
      (command) => command.kind === 'reported' && command.line.split('/')[1] === '1',
    );
    const one = after(howell(), first ? [first] : []);
    expect(percentagesOf(one)).toEqual({ 1: 50, 4: 50 });
    expect(percentagesOf(after(one, others))).toEqual({ 1: 100, 2: 100, 3: 0, 4: 0 });
  });

  test('has a result corrected by the director, with a reason, and the ruling taken back', () => {
    const before = { 1: 58.33, 4: 58.33, 2: 41.67, 3: 41.67 };
    const tournament = after(howell(), wrong);
    expect(percentagesOf(tournament)).toEqual(before);
    const ruling: TournamentCommand = {
      kind: 'ruled',
      line: howellLine('1 2-3'),
      result: '3NT N 10',
      reason: 'the declarer was North',
    };
    const corrected = after(tournament, [ruling]);
    expect(percentagesOf(corrected)).toEqual(wanted);
    expect(corrected.books.get(ruling.line)?.reason).toBe('the declarer was North');
    expect(percentagesOf(after(corrected, [{ ...ruling, result: null }]))).toEqual(before);
  });

  test('takes an artificial score, and a penalty of a quarter top', () => {
    const ruled = after(howell(), [
      ...howellReports(),
      { kind: 'ruled', line: howellLine('6 4-3'), result: 'A6040', reason: 'a hesitation' },
    ]);
    expect(percentagesOf(ruled)).toEqual({ 1: 83.33, 2: 50, 4: 35, 3: 30 });
    const fined = after(ruled, [
      { kind: 'penalised', contestant: 'c1', amount: -0.25, unit: 'tops', reason: 'late' },
    ]);
    expect(percentagesOf(fined)).toEqual({ 1: 79.17, 2: 50, 4: 35, 3: 30 });
  });

  test.each([
    ['0.6*980+0.4*-50', { 1: 78.33, 2: 55, 4: 38.33, 3: 28.33 }],
    ['40%/1*-50', { 1: 83.33, 2: 50, 3: 33.33, 4: 30 }],
  ])('takes a weighted and a split score: %s', (result, percentages) => {
    const line = howellLine('6 4-3');
    const ruled = after(howell(), [
      ...howellReports(),
      { kind: 'ruled', line, result, reason: 'misinformation (Law 12C)' },
    ]);
    expect(percentagesOf(ruled)).toEqual(percentages);
  });
});

const S13 = { 6: 58.1, 3: 55.24, 2: 50.48, 10: 58.89, 13: 58.89, 9: 57.78 };

describe('a Mitchell of seven tables', () => {
  test('with a half table has two rankings', () => {
    const tournament = mitchell(13);
    expect(tournament.lines.size).toBe(126);
    const played = after(tournament, formulaReports(tournament));
    expect(eventOf(played).winners).toBe(2);
    expect(percentagesOf(played)).toMatchObject(S13);
  });

  const absent = (more: Partial<Absent>): Absent => ({
    kind: 'absent',
    contestant: 'c7',
    from: 1,
    as: 'late',
    ...more,
  });

  test('of which a pair comes for round 2 gives it 40 % and the others 60 % of what it missed', () => {
    const late = after(mitchell(14), [absent({ to: 1 })]);
    const played = after(late, formulaReports(late));
    expect([19, 20, 21].map((board) => played.lines.get(`A7/1/${board}`)?.award)).toEqual([
      'A4060',
      'A4060',
      'A4060',
    ]);
    expect(percentagesOf(played)).toMatchObject({ 6: 57.08, 3: 54.3, 7: 53.33, 10: 60.25, 14: 48.25 });
  });

  test('of which a pair is late shows it at 40 % after round 1, and as absent when it never comes', () => {
    const late = after(mitchell(14), [absent({})]);
    const round = after(
      after(mitchell(14), [absent({ to: 1 })]),
      formulaReports(late, (one) => one === 1),
    );
    const others = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13];
    expect(percentagesOf(round)).toEqual({
      7: 40,
      14: 60,
      ...Object.fromEntries(others.map((one) => [one, 50])),
    });
    const never = after(round, [absent({ as: 'never' })]);
    expect(
      percentagesOf(
        after(
          never,
          formulaReports(never, (one) => one > 1),
        ),
      ),
    ).toMatchObject(S13);
    expect(never.lines.has('A7/1/19')).toBe(false);
  });

  test('whose half table is taken by a pair that arrives for round 2', () => {
    const before = after(mitchell(13), [
      ...formulaReports(mitchell(13), (round) => round === 1),
      { kind: 'entered', contestant: 'late' },
    ]);
    const commands = arriving(before, 'A', 'late', 2);
    if (!commands.ok) throw new Error(commands.why);
    const taken = after(before, commands.value);
    expect(
      percentagesOf(
        after(
          taken,
          formulaReports(taken, (round) => round > 1),
        ),
      ),
    ).toMatchObject({
      6: 57.08,
      3: 54.3,
      7: 53.33,
      10: 60.25,
      14: 48.25,
    });
    expect(arriving(taken, 'A', 'later', 3)).toMatchObject({ code: 'ERR_PLAN' });
  });

  test('that a pair leaves before half of its boards loses all of its results', () => {
    const three = after(
      mitchell(13),
      formulaReports(mitchell(13), (round) => round <= 3),
    );
    const left = after(three, [absent({ contestant: 'c3', from: 4, as: 'gone' })]);
    const played = after(
      left,
      formulaReports(left, (round) => round > 3),
    );
    expect(percentagesOf(played)).toMatchObject({ 6: 59.14, 10: 61.2, 9: 59.6, 13: 59.6 });
    expect(percentagesOf(played)).not.toHaveProperty('3');
    const boards = eventOf(played).travellers.flatMap(({ entries }) =>
      entries.filter(({ ew }) => ew === 'c9'),
    );
    expect(boards).toHaveLength(15);
  });

  test('that a pair leaves after half of its boards keeps its results', () => {
    const four = after(
      mitchell(13),
      formulaReports(mitchell(13), (round) => round <= 4),
    );
    const left = after(four, [absent({ contestant: 'c3', from: 5, as: 'gone' })]);
    const played = after(
      left,
      formulaReports(left, (round) => round > 4),
    );
    expect(percentagesOf(played)).toMatchObject({ 6: 58.38, 13: 59.67, 10: 58.78 });
    expect(percentagesOf(played)).not.toHaveProperty('3');
  });

  test('keeps or loses the results of who left by the director, whose word can be taken back', () => {
    const three = after(
      mitchell(13),
      formulaReports(mitchell(13), (round) => round <= 3),
    );
    const gone = absent({ contestant: 'c3', from: 4, as: 'gone' });
    const isVoid = (treatment: 'stand' | 'void' | undefined) =>
      after(three, [treatment === undefined ? gone : { ...gone, treatment }]).lines.get('A3/1/7')?.isVoid ??
      false;
    expect([isVoid(undefined), isVoid('void'), isVoid('stand')]).toEqual([true, true, false]);
    expect(after(three, [gone, { ...gone, to: 3 }]).lines).toEqual(three.lines);
  });

  test('of which a round is cut', () => {
    const played = after(mitchell(13), [
      ...formulaReports(mitchell(13)),
      { kind: 'curtailed', section: 'A', rounds: 6 },
    ]);
    expect(percentagesOf(played)).toMatchObject({ 6: 58.33, 9: 60.27 });
  });

  test('that is to be turned, and is cut before, has two rankings, and the desk says so', () => {
    const turned = mitchell(14, 'arrow-mitchell');
    const cut = { kind: 'curtailed', section: 'A', rounds: 6 } as const;
    expect(eventOf(turned).winners).toBe(1);
    expect(consequencesOfCurtailing(turned, cut)).toContainEqual({ code: 'twoRankings' });
    expect(eventOf(after(turned, [cut])).winners).toBe(2);
    expect(consequencesOfCurtailing(mitchell(14), cut)).toEqual([]);
  });
});

describe('a plan that is changed before round 2', () => {
  const newcomers = ['c13', 'c14'];
  const begun = () => {
    const tournament = tournamentOf(opened({ kind: 'skip-mitchell', pairs: 12, boardsPerRound: 3 }));
    return after(
      tournament,
      newcomers.map((contestant) => ({ kind: 'entered', contestant })),
    );
  };
  /** Numbers as they will be: East-West are one higher each. */
  const entrants = [1, 2, 3, 4, 5, 6, 13, 7, 8, 9, 10, 11, 12, 14].map((number) => `c${number}`);
  const planned: TournamentCommand = {
    kind: 'planned',
    section: 'A',
    from: 1,
    movement: movementJson(movement('mitchell', 14)),
    entrants,
    boardsPerRound: 3,
    firstBoard: 1,
  };
  const numberOf = (id: string) => entrants.indexOf(id) + 1;

  test('keeps the results of round 1, without a fault', () => {
    const before = begun();
    const reports = [...before.lines.values()]
      .filter(({ round }) => round === 1)
      .map(({ line, board, ns, ew }) =>
        reported(
          line,
          `2NT ${board % 2 === 1 ? 'N' : 'E'} ${6 + ((3 * numberOf(ns) + 5 * numberOf(ew) + board) % 7)}`,
        ),
      );
    const round = after(before, reports);
    expect(reports).toHaveLength(18);
    expect(faultsOfPlan(round, planned)).toEqual([]);
    const changed = after(round, [planned]);
    expect(eventOf(changed).travellers.flatMap(({ entries }) => entries)).toHaveLength(18);
    const rest = formulaReports(changed).filter(
      (command) => command.kind === 'reported' && changed.books.get(command.line) === undefined,
    );
    expect(rest).toHaveLength(7 * 7 * 3 - 18);
    expect(percentagesOf(after(changed, rest))).toMatchObject({ 6: 57.94, 10: 59.52 });
  });

  test('is one of those that keep round 1', () => {
    const kept = plansKeeping(begun(), 'A', newcomers);
    expect(kept.map(({ kind }) => kind.id)).toContain('mitchell');
    expect(kept.find(({ kind }) => kind.id === 'mitchell')?.planned.entrants).toEqual(entrants);
    expect(kept.map(({ kind }) => kind.id)).not.toContain('howell');
  });
});

test('a round that is over at its table lacks what was not reported', () => {
  const tournament = mitchell(13);
  const missing = ['A1/1/2', 'A3/1/9'];
  const reports = formulaReports(tournament, (round) => round <= 2).filter(
    (command) => command.kind === 'reported' && !missing.includes(command.line),
  );
  expect(progressOf(after(tournament, reports))).toMatchObject({ missing, round: 1 });
});
