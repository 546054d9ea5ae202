import { expect, test } from 'vitest';
import type { TournamentCommand } from '../entry.ts';
import { after, formulaReports, howell, howellReports, mitchell } from '../testing/evening.ts';
import type { Tournament } from '../tournament.ts';
import { NOBODY } from './standpoint.ts';
import { viewFor } from './viewFor.ts';

const over = (tournament: Tournament, ...commands: readonly TournamentCommand[]) =>
  after(tournament, [...commands, { kind: 'ended' }]);
const rows = (tournament: Tournament) => viewFor(tournament, NOBODY).ranking?.rows ?? [];

test('a row has the place, the points and the boards of a pair, and nothing that is not so', () => {
  const [first] = rows(over(howell(), ...howellReports()));
  expect(Object.keys(first ?? {}).toSorted()).toEqual([
    'boards',
    'contestant',
    'percentage',
    'place',
    'total',
  ]);
  expect(first).toMatchObject({ place: 1, boards: 6 });
});

test('a pair with a penalty is marked, and no other', () => {
  const penalty: TournamentCommand = { kind: 'penalised', contestant: 'c2', amount: -1, unit: 'points' };
  const marked = rows(over(howell(), ...howellReports(), penalty)).filter((row) => 'isAdjusted' in row);
  expect(marked.map(({ contestant, isAdjusted }) => [contestant, isAdjusted])).toEqual([['c2', true]]);
});

test('penalties are told with their reasons', () => {
  const penalties: readonly TournamentCommand[] = [
    { kind: 'penalised', contestant: 'c2', amount: -0.25, unit: 'tops', reason: 'slow play' },
    { kind: 'penalised', contestant: 'c2', amount: 1, unit: 'percent' },
  ];
  const told = rows(over(howell(), ...howellReports(), ...penalties)).find(
    ({ contestant }) => contestant === 'c2',
  );
  expect(told?.penalties).toEqual([
    { amount: -0.25, unit: 'tops', reason: 'slow play' },
    { amount: 1, unit: 'percent' },
  ]);
});

test('a ruling’s reason is with its result, for everybody who sees it', () => {
  const ruled: TournamentCommand = { kind: 'ruled', line: 'A1/1/1', result: 'PASS', reason: 'a revoke' };
  const reasons = (tournament: Tournament) =>
    Object.values(viewFor(tournament, NOBODY).boards).flatMap(({ lines }) =>
      lines.flatMap(({ line, reason }) => (reason === undefined ? [] : [[line, reason]])),
    );
  expect(reasons(over(howell(), ...howellReports()))).toEqual([]);
  expect(reasons(over(howell(), ...howellReports(), ruled))).toEqual([['A1/1/1', 'a revoke']]);
  // not while the board is still played
  expect(reasons(after(howell(), [...howellReports().slice(0, 1), ruled]))).toEqual([]);
});

test('a pair has its total by handicap, where somebody has one', () => {
  const handicap: TournamentCommand = { kind: 'amended', contestant: 'c2', handicap: 50 };
  const ranked = rows(over(howell(), ...howellReports(), handicap));
  const second = ranked.find(({ contestant }) => contestant === 'c2');
  expect(second?.handicapped).toEqual({
    place: 1,
    total: Math.round(((second?.percentage ?? 0) + 50) * 100) / 100,
  });
  expect(ranked.every(({ handicapped }) => handicapped !== undefined)).toBe(true);
});

test('where there are two winners each row says for which direction, North-South first', () => {
  const played = mitchell(14);
  const directions = rows(over(played, ...formulaReports(played))).map(({ direction }) => direction);
  expect(directions).toEqual([...Array(7).fill('NS'), ...Array(7).fill('EW')]);
});
