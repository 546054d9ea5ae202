import { tournamentOf } from '@overtrick/evening/fold';
import type { Key } from '@overtrick/evening/keys/key';
import type { Tournament } from '@overtrick/evening/tournament';
import { describe, expect, test } from 'vitest';
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

describe('a chair at an online table', () => {
  const persons = [{ contestant: 'c1', player: 1 }];
  const proofsIn = (tournament: Tournament) =>
    holdersOf(tournament, persons, ({ contestant }) => `nobody of ${contestant}`).map(({ name, proof }) => [
      name,
      proof,
    ]);
  const holding = (minutes: number, tournament: Tournament): Tournament => ({
    ...tournament,
    terms: { ...tournament.terms, policies: { ...tournament.terms.policies, hold: minutes } },
  });
  const proofsWith = (...keys: readonly Key[]) => proofsIn(holding(0, withKeys(...keys)));

  test('belongs to the link of its player that is open', () => {
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

  test('is held for a player without a link, unless a computer plays for them', () => {
    const alone = holding(5, withKeys());
    expect(proofsIn(alone)).toEqual([['Ann', 'nobody of c1']]);
    expect(proofsIn(holding(5, withKeys(ann)))).toEqual([['Ann', 'p1']]);
    expect(proofsIn({ ...alone, standIns: new Set(['c1 1']) })).toEqual([['Ann', undefined]]);
    expect(proofsIn({ ...alone, standIns: new Set(['c1 2']) })).toEqual([['Ann', 'nobody of c1']]);
    const robots = new Map([['c1', { id: 'c1', isRobots: true }]]);
    expect(proofsIn({ ...alone, contestants: robots })[0]?.[1]).toBeUndefined();
  });

  test('without a name is called by the number of the contestant', () => {
    const nameless = { ...withKeys(), contestants: new Map([['c1', { id: 'c1' }]]) };
    const asForm = (form: 'pairs' | 'teams' | 'individual', game = 'bridge') =>
      proofsIn({ ...nameless, terms: { ...nameless.terms, form, game } })[0]?.[0];
    expect(asForm('pairs')).toBe('Pair c1 (1)');
    expect(asForm('teams')).toBe('Team c1 (1)');
    expect(asForm('individual')).toBe('Player c1');
    expect(asForm('pairs', 'solo')).toBe('Player c1');
  });
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
