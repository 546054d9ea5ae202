import { expect, test } from 'vitest';
import { after, formulaReports, howell, howellLine, howellReports, mitchell } from '../../testEvening.ts';
import type { TournamentEntry } from '../entry.ts';
import { auditOf } from './audit.ts';
import { consequencesOfAbsence, consequencesOfCurtailing } from './consequences.ts';

test('cutting a round says which boards lose results', () => {
  const tournament = after(mitchell(13), formulaReports(mitchell(13)));
  const cut = consequencesOfCurtailing(tournament, { kind: 'curtailed', section: 'A', rounds: 6 });
  // in the last round table t plays the set before its number; at table 7 nobody is North-South
  expect(cut).toEqual(['boards 1 to 15 and 19 to 21 have 5 results, others 6', '18 results are dropped']);
  const howellCut = consequencesOfCurtailing(howell(), { kind: 'curtailed', section: 'A', rounds: 2 });
  expect(howellCut).toEqual(['boards 5 and 6 are not played']);
});

test('a departure says which results are void, and what the others get', () => {
  const absent = { kind: 'absent', contestant: 'c3', from: 4, as: 'gone' } as const;
  const three = after(
    mitchell(13),
    formulaReports(mitchell(13), (round) => round <= 3),
  );
  expect(consequencesOfAbsence(three, absent)).toEqual([
    '9 results are void',
    'on 21 boards those who would meet them have no result',
    'they are in no ranking',
  ]);
  const four = after(
    mitchell(13),
    formulaReports(mitchell(13), (round) => round <= 4),
  );
  expect(consequencesOfAbsence(four, { ...absent, from: 5 })).toEqual([
    '9 boards give the others 60 %, or their own average if more',
    'they are in no ranking',
  ]);
  expect(consequencesOfAbsence(mitchell(13), { ...absent, from: 1, as: 'never' })).toEqual([
    'on 21 boards those who would meet them have no result',
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
