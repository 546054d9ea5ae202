import { expect, test } from 'vitest';
import type { TournamentEntry } from '../entry.ts';
import { after, formulaReports, howell, howellLine, howellReports, mitchell } from '../testing/evening.ts';
import { auditOf } from './audit.ts';
import { consequencesOfAbsence, consequencesOfCurtailing } from './consequences.ts';

test('cutting a round says which boards lose results', () => {
  const tournament = after(mitchell(13), formulaReports(mitchell(13)));
  const cut = consequencesOfCurtailing(tournament, { kind: 'curtailed', section: 'A', rounds: 6 });
  // in the last round table t plays the set before its number; at table 7 nobody is North-South
  const boards = Array.from({ length: 21 }, (_, i) => i + 1).filter((board) => board <= 15 || board >= 19);
  expect(cut).toEqual([
    { code: 'fewer', boards, results: 5, most: 6 },
    { code: 'dropped', results: 18 },
  ]);
  const howellCut = consequencesOfCurtailing(howell(), { kind: 'curtailed', section: 'A', rounds: 2 });
  expect(howellCut).toEqual([{ code: 'notPlayed', boards: [5, 6] }]);
});

test('a departure says which results are void, and what the others get', () => {
  const absent = { kind: 'absent', contestant: 'c3', from: 4, as: 'gone' } as const;
  const three = after(
    mitchell(13),
    formulaReports(mitchell(13), (round) => round <= 3),
  );
  expect(consequencesOfAbsence(three, absent)).toEqual([
    { code: 'void', results: 9 },
    { code: 'noResult', boards: 21 },
    { code: 'unranked' },
  ]);
  const four = after(
    mitchell(13),
    formulaReports(mitchell(13), (round) => round <= 4),
  );
  expect(consequencesOfAbsence(four, { ...absent, from: 5 })).toEqual([
    { code: 'average', boards: 9 },
    { code: 'unranked' },
  ]);
  expect(consequencesOfAbsence(mitchell(13), { ...absent, from: 1, as: 'never' })).toEqual([
    { code: 'noResult', boards: 21 },
  ]);
});

test('an audit has the words on a line, of a contestant and of a key, without secrets', () => {
  const line = howellLine('6 4-3');
  const entries: readonly TournamentEntry[] = [
    { at: 0, by: 0, kind: 'opened', form: 'pairs', game: 'bridge', method: 'mp', secret: 'hush' },
    { at: 0, by: 0, kind: 'granted', role: 'director', proof: 'proof', plays: 'c1' },
    { at: 1, by: 2, kind: 'entered', contestant: 'c1' },
    { at: 1, by: 2, kind: 'entered', contestant: 'c2' },
  ];
  expect(auditOf(entries, { key: 2 }).map(({ number }) => number)).toEqual([2, 3, 4]);
  expect(auditOf(entries, { contestant: 'c1' }).map(({ number }) => number)).toEqual([2, 3]);
  expect(JSON.stringify(auditOf(entries, { contestant: 'c1' }))).not.toContain('"proof":"proof"');
  const reports = howellReports().map((command): TournamentEntry => ({ at: 2, by: 0, ...command }));
  const ruling: TournamentEntry = {
    at: 3,
    by: 0,
    kind: 'ruled',
    line,
    result: 'A6040',
    reason: 'a hesitation',
  };
  expect(auditOf([...entries, ...reports, ruling], { line }).map(({ entry }) => entry.kind)).toEqual([
    'reported',
    'ruled',
  ]);
});

test('of a result that was corrected the log has both, with who, when and why', () => {
  const line = howellLine('1 2-3');
  const wrong: TournamentEntry = { at: 7, by: 2, kind: 'reported', line, result: '3NT E 10', side: 'both' };
  const why = 'the declarer was North';
  const right: TournamentEntry = { at: 9, by: 3, kind: 'ruled', line, result: '3NT N 10', reason: why };
  const other: TournamentEntry = { ...wrong, line: howellLine('1 4-1') };
  expect(auditOf([other, wrong, other, right], { line })).toEqual([
    { number: 2, entry: wrong },
    { number: 4, entry: right },
  ]);
});

test('an audit of a line has its appeals with their decisions, and that its board was fouled', () => {
  const line = howellLine('6 4-3');
  const other = howellLine('6 1-2');
  const entries: readonly TournamentEntry[] = [
    { at: 1, by: 0, kind: 'appealed', line: other, text: 'a claim' },
    { at: 2, by: 0, kind: 'appealed', line, text: 'a hesitation' },
    { at: 3, by: 0, kind: 'heard', appeal: 1, decision: 'it stands' },
    { at: 4, by: 0, kind: 'heard', appeal: 2, decision: 'it stands' },
    { at: 5, by: 0, kind: 'fouled', board: 6, lines: [line], form: 'changed' },
    { at: 6, by: 0, kind: 'fouled', board: 6, lines: [other], form: null },
  ];
  expect(auditOf(entries, { line }).map(({ number }) => number)).toEqual([2, 4, 5]);
});
