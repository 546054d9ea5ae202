import type { TournamentEntry } from '@overtrick/evening/entry';
import { tournamentOf } from '@overtrick/evening/fold';
import type { Movement } from '@overtrick/movements/movement';
import { movementJson } from '@overtrick/movements/text';
import { expect, test } from 'vitest';
import { nextSection, withoutPlace } from './sections.ts';

const MOVEMENT: Movement = {
  name: 'One table',
  seating: 'pairs',
  winners: 1,
  sharing: [],
  tables: [[{ seats: [1, 2], set: 1 }]],
};

const entry = (one: object): TournamentEntry => ({ at: 0, by: 0, ...one }) as TournamentEntry;
const log = [
  entry({ kind: 'opened', form: 'pairs', game: 'bridge', method: 'mp' }),
  ...['c1', 'c2', 'c3', 'c4'].map((contestant) => entry({ kind: 'entered', contestant })),
];
const planned = entry({
  kind: 'planned',
  section: 'A',
  from: 1,
  movement: movementJson(MOVEMENT),
  entrants: ['c1', 'c3'],
  boardsPerRound: 2,
  firstBoard: 1,
});

test('before a plan nobody has a place, and the first section is A', () => {
  const tournament = tournamentOf(log);
  expect(withoutPlace(tournament)).toEqual(['c1', 'c2', 'c3', 'c4']);
  expect(nextSection(tournament)).toBe('A');
});

test('those whom no plan has wait, but for who never came', () => {
  const tournament = tournamentOf([...log, planned]);
  expect(withoutPlace(tournament)).toEqual(['c2', 'c4']);
  expect(nextSection(tournament)).toBe('B');
  const never = entry({ kind: 'absent', contestant: 'c4', from: 1, as: 'never' });
  expect(withoutPlace(tournamentOf([...log, planned, never]))).toEqual(['c2']);
});
