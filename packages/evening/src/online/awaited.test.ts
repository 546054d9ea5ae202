import { describe, expect, test } from 'vitest';
import type { TournamentCommand } from '../entry.ts';
import { tournamentOf } from '../fold.ts';
import { after, opened, reported } from '../testing/evening.ts';
import type { Tournament } from '../tournament.ts';
import { viewFor } from '../view/viewFor.ts';
import { hasComeOnce } from './awaited.ts';

const evening = (): Tournament =>
  after(
    tournamentOf(opened({ kind: 'howell', pairs: 4, boardsPerRound: 2, policies: { medium: 'online' } })),
    [{ kind: 'seated', where: 'A1/1', table: 'first' }],
  );
const [one, two] = [
  { contestant: 'c1', player: 1 },
  { contestant: 'c1', player: 2 },
];
const awaited = (...persons: readonly { contestant: string; player: number }[]): TournamentCommand => ({
  kind: 'awaited',
  where: 'A1/1',
  persons,
});
const cover: TournamentCommand = { kind: 'covered', where: 'A1/1', forAwaited: true };
const shownAtDesk = (tournament: Tournament) => viewFor(tournament, { role: 'director', key: 0 }).awaited;

describe('players who have not come to their online table', () => {
  test('are shown at the desk alone, until they come', () => {
    const missing = after(evening(), [awaited(one, two)]);
    expect(shownAtDesk(missing)).toEqual([{ where: 'A1/1', table: 'first', persons: [one, two] }]);
    expect(shownAtDesk(after(missing, [awaited(two)]))?.[0]?.persons).toEqual([two]);
    expect(shownAtDesk(after(missing, [awaited()]))).toEqual([]);
    expect(viewFor(missing, { role: 'none', key: 0 })).not.toHaveProperty('awaited');
    expect(viewFor(missing, { role: 'player', key: 3, contestant: 'c1' })).not.toHaveProperty('awaited');
  });

  test('are played for where the director says so, and stay so in later rounds until they come', () => {
    const covered = after(evening(), [awaited(one, two), cover]);
    expect(shownAtDesk(covered)).toEqual([]);
    expect([...covered.standIns]).toEqual(['c1 1', 'c1 2']);
    const later = after(covered, [
      { kind: 'seated', where: 'A1/2', table: 'second' },
      { ...awaited(one, two), where: 'A1/2' } as TournamentCommand,
    ]);
    expect(shownAtDesk(later)).toEqual([]);
    const come = after(later, [{ ...awaited(two), where: 'A1/2' } as TournamentCommand]);
    expect([...come.standIns]).toEqual(['c1 2']);
  });

  test('are no longer shown once the boards are played', () => {
    const missing = after(evening(), [awaited(one)]);
    const boards = [...missing.lines.values()].filter(({ table, round }) => table === 1 && round === 1);
    expect(boards.length).toBeGreaterThan(0);
    expect(
      shownAtDesk(
        after(
          missing,
          boards.map(({ line }) => reported(line, 'PASS')),
        ),
      ),
    ).toEqual([]);
  });

  test('without the mark a computer acts only once, for whoever is to act', () => {
    const { forAwaited: _, ...once } = cover as Extract<TournamentCommand, { kind: 'covered' }>;
    expect(after(evening(), [awaited(one), once]).standIns.size).toBe(0);
  });
});

test('a player has come once a board was finished where nobody awaited them', () => {
  const [board] = [...evening().lines.values()].filter(({ table, round }) => table === 1 && round === 1);
  const result = reported(board?.line ?? '', 'PASS');
  const { ns, ew } = board ?? { ns: '', ew: '' };
  const isSeen = (tournament: Tournament) =>
    [ns, ew].map((contestant) => hasComeOnce(tournament, { contestant, player: 1 }));
  expect(isSeen(evening())).toEqual([false, false]);
  expect(isSeen(after(evening(), [result]))).toEqual([true, true]);
  const without = after(evening(), [awaited({ contestant: ns, player: 1 }), result]);
  expect(isSeen(without)).toEqual([false, true]);
  expect(hasComeOnce(without, { contestant: ns, player: 2 })).toBe(true);
});
