import { tournamentOf } from '@overtrick/evening/fold';
import type { Key } from '@overtrick/evening/keys/key';
import type { Tournament } from '@overtrick/evening/tournament';
import { expect, test } from 'vitest';
import { keyOf, openKey, readsLog } from './keys.ts';
import { isNear } from './near.ts';
import { holdersOf } from './online/sittings.ts';

const EVENING = tournamentOf([
  { at: 0, by: 0, kind: 'opened', form: 'pairs', game: 'bridge', method: 'mp' },
  { at: 0, by: 0, kind: 'entered', contestant: 'c1', players: [{ name: 'Ann' }, { name: 'Bea' }] },
]);

const withKeys = (...keys: readonly Key[]): Tournament => ({
  ...EVENING,
  keys: new Map(keys.map((key) => [key.number, key])),
});

const ann: Key = { number: 1, role: 'player', contestant: 'c1', player: 1, proof: 'p1' };

test('a link opens an evening when it is let in, until it is revoked', () => {
  const opens = (more: Partial<Key>) => openKey(withKeys({ ...ann, ...more }), 'p1')?.number;
  expect(opens({})).toBe(1);
  expect(opens({ isAsked: true })).toBeUndefined();
  expect(opens({ isRevoked: true })).toBeUndefined();
  expect(keyOf(withKeys({ ...ann, isRevoked: true }), 'p1')?.number).toBe(1);
  expect(openKey(withKeys(ann), 'p2')).toBeUndefined();
  expect(openKey(withKeys(ann), undefined)).toBeUndefined();
});

test('the log is for directors who do not play', () => {
  const director: Key = { number: 2, role: 'director' };
  expect([director, { ...director, plays: 'c1' }, ann, undefined].map(readsLog)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a chair at an online table is held by the link of its player that is open', () => {
  const persons = [{ contestant: 'c1', player: 1 }];
  const proofsWith = (...keys: readonly Key[]) =>
    holdersOf(withKeys(...keys), persons).map(({ name, proof }) => [name, proof]);
  expect(proofsWith(ann)).toEqual([['Ann', 'p1']]);
  expect(proofsWith({ ...ann, isRevoked: true })).toEqual([['Ann', undefined]]);
  expect(proofsWith({ ...ann, isAsked: true })).toEqual([['Ann', undefined]]);
  expect(proofsWith({ ...ann, isRevoked: true }, { ...ann, number: 2, proof: 'p2' })).toEqual([
    ['Ann', 'p2'],
  ]);
  expect(proofsWith({ ...ann, player: 2 }, { ...ann, number: 2, contestant: 'c2' })).toEqual([
    ['Ann', undefined],
  ]);
});

test('near an entry are those of its places and contestants, a director who plays among them', () => {
  const near = { places: new Set(['A1']), contestants: new Set(['c1']), keys: new Set([9]) };
  const isNearBy = (key: Partial<Key>) => isNear({ number: 1, role: 'table', ...key }, near);
  expect(isNearBy({ place: 'A1' })).toBe(true);
  expect(isNearBy({ place: 'A2' })).toBe(false);
  expect(isNearBy({ role: 'player', contestant: 'c1' })).toBe(true);
  expect(isNearBy({ role: 'player', contestant: 'c2' })).toBe(false);
  expect(isNearBy({ role: 'director', plays: 'c1' })).toBe(true);
  expect(isNearBy({ role: 'director', plays: 'c2' })).toBe(false);
  expect(isNearBy({ role: 'screen', number: 9 })).toBe(true);
  expect(isNear(undefined, near)).toBe(false);
});
