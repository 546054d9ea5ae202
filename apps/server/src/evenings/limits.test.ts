import type { TournamentCommand } from '@overtrick/evening/entry';
import { tournamentOf } from '@overtrick/evening/fold';
import type { Key, Role } from '@overtrick/evening/keys/key';
import type { Tournament } from '@overtrick/evening/tournament';
import { expect, test } from 'vitest';
import {
  MOST_ENTRIES,
  MOST_KEYS,
  MOST_OF_DEVICE,
  MOST_OF_KIND,
  MOST_OF_KIND_AND_DEVICE,
  MOST_WAITING,
  mostOf,
  whyTooLong,
} from './limits.ts';

const EMPTY = tournamentOf([{ at: 0, by: 0, kind: 'opened', form: 'pairs', game: 'bridge', method: 'mp' }]);

const withKeys = (count: number, key: Partial<Key> = {}): Tournament => ({
  ...EMPTY,
  keys: new Map(
    Array.from({ length: count }, (_, i) => [i + 1, { number: i + 1, role: 'screen', ...key } as Key]),
  ),
});

const by = (role: Role): Key => ({ number: 1, role });
const skipped: TournamentCommand = { kind: 'skipped', line: 'A1/1/1', why: 'time' };
const granted: TournamentCommand = { kind: 'granted', role: 'table', place: 'A1', proof: 'x' };
const asked: TournamentCommand = { ...granted, isAsked: true };

const codeOf = (...asking: Parameters<typeof whyTooLong>) => whyTooLong(...asking)?.code;

test('past so many entries only a director adds, then nothing is added but what ends it', () => {
  const at = (version: number): Tournament => ({ ...EMPTY, version });
  expect(codeOf(at(MOST_ENTRIES - 1), by('table'), [skipped], 0)).toBeUndefined();
  expect(codeOf(at(MOST_ENTRIES), by('table'), [skipped], 0)).toBe('ERR_TOURNAMENT_LONG');
  expect(codeOf(at(MOST_ENTRIES), by('director'), [skipped], 0)).toBeUndefined();
  expect(codeOf(at(60_000), by('director'), [skipped], 0)).toBe('ERR_TOURNAMENT_LONG');
  expect(codeOf(at(60_000), by('director'), [{ kind: 'ended' }], 0)).toBeUndefined();
});

test('one device does not fill the log that others need', () => {
  for (const role of ['table', 'player'] as const) {
    expect(codeOf(EMPTY, by(role), [skipped], MOST_OF_DEVICE - 1)).toBeUndefined();
    expect(codeOf(EMPTY, by(role), [skipped], MOST_OF_DEVICE)).toBe('ERR_DEVICE_LONG');
  }
  expect(codeOf(EMPTY, by('director'), [skipped], MOST_OF_DEVICE)).toBeUndefined();
});

test('of what an evening has a few hundred, a log takes some thousand, and one device few of them', () => {
  const flagged: TournamentCommand = { kind: 'flagged', place: 'A1', text: 'Director!' };
  const codeWith = (all: number, own: number, command: TournamentCommand = flagged, key = by('table')) =>
    whyTooLong(EMPTY, key, [command], 0, (_, of) => (of === undefined ? all : own))?.code;
  expect(codeWith(MOST_OF_KIND - 1, MOST_OF_KIND_AND_DEVICE - 1)).toBeUndefined();
  expect(codeWith(MOST_OF_KIND - 1, MOST_OF_KIND_AND_DEVICE)).toBe('ERR_DEVICE_LONG');
  expect(codeWith(MOST_OF_KIND, 0)).toBe('ERR_TOURNAMENT_LONG');
  expect(codeWith(MOST_OF_KIND - 1, MOST_OF_KIND, flagged, by('director'))).toBeUndefined();
  expect(codeWith(50_000, 2000, skipped)).toBeUndefined();
  expect(codeWith(MOST_OF_KIND, MOST_OF_KIND, { kind: 'ended' }, by('director'))).toBeUndefined();
});

test('there are so many keys, and some left for who directs; so many wait at once', () => {
  expect(codeOf(withKeys(MOST_KEYS - 1), by('join'), [granted], 0)).toBeUndefined();
  expect(codeOf(withKeys(MOST_KEYS), by('join'), [granted], 0)).toBe('ERR_KEYS_FULL');
  expect(codeOf(withKeys(MOST_KEYS), by('join'), [skipped], 0)).toBeUndefined();
  expect(codeOf(withKeys(MOST_KEYS), by('director'), [granted], 0)).toBeUndefined();
  const waiting = { isAsked: true } as const;
  expect(codeOf(withKeys(MOST_WAITING - 1, waiting), by('join'), [asked], 0)).toBeUndefined();
  expect(codeOf(withKeys(MOST_WAITING, waiting), by('join'), [asked], 0)).toBe('ERR_KEYS_FULL');
  expect(codeOf(withKeys(MOST_WAITING, waiting), by('join'), [granted], 0)).toBeUndefined();
  expect(
    codeOf(withKeys(MOST_WAITING, { ...waiting, isRevoked: true }), by('join'), [asked], 0),
  ).toBeUndefined();
});

test('a log takes fewer announcements than entries of another kind, so that it is soon read', () => {
  const announced: TournamentCommand = { kind: 'announced', text: 'Coffee', to: 'all' };
  const codeAt = (count: number, command: TournamentCommand = announced) =>
    codeOf(EMPTY, by('director'), [command], 0, (kind) => (kind === 'announced' ? count : 0));
  expect(mostOf('announced')).toBeLessThan(MOST_OF_KIND);
  expect(codeAt(mostOf('announced') - 1)).toBeUndefined();
  expect(codeAt(mostOf('announced'))).toBe('ERR_TOURNAMENT_LONG');
  expect(codeAt(mostOf('announced'), skipped)).toBeUndefined();
});

test('a list cannot enter more contestants than there may be', () => {
  const entered = Array.from(
    { length: 2001 },
    (_, i): TournamentCommand => ({ kind: 'entered', contestant: `c${i}` }),
  );
  expect(whyTooLong(EMPTY, by('director'), entered, 0)).toMatchObject({
    code: 'ERR_TOURNAMENT_LONG',
    why: expect.stringContaining('2000 contestants'),
  });
  expect(codeOf(EMPTY, by('director'), entered.slice(1), 0)).toBeUndefined();
});
