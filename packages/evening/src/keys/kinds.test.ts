import { describe, expect, test } from 'vitest';
import type { TournamentCommand } from '../entry.ts';
import { after, codeOf, done, howell } from '../testing/evening.ts';
import type { Tournament } from '../tournament.ts';
import type { Granted } from './entries.ts';
import { KEEPER, type Key } from './key.ts';
import { MOST_KEYS } from './refusals.ts';

const DIRECTOR: Key = { number: 90, role: 'director' };
const JOIN: Key = { number: 91, role: 'join' };
const SCORER: Key = { number: 92, role: 'scorer' };
const grant = (more: Omit<Granted, 'kind' | 'proof'>, proof = 'new'): TournamentCommand => ({
  ...{ kind: 'granted', proof },
  ...more,
});
const TABLE = { role: 'table', place: 'A1' } as const;
const PLAYER = { role: 'player', contestant: 'c1', player: 1 } as const;
const named = (...names: readonly string[]): Tournament =>
  done(howell(), { kind: 'amended', contestant: 'c1', players: names.map((name) => ({ name })) });
const open = (tournament: Tournament): string =>
  [...tournament.keys.values()]
    .filter(({ isRevoked }) => !isRevoked)
    .map(({ role, proof, isAsked }) => `${role} ${proof}${isAsked ? '?' : ''}`)
    .join(', ');

describe('a link is refused', () => {
  test.each<[string, Omit<Granted, 'kind' | 'proof'>, string]>([
    ['for a table', TABLE, 'done'],
    ['for a table without a place', { role: 'table' }, 'ERR_KEY'],
    ['for a player', PLAYER, 'done'],
    ['for a player of nobody', { role: 'player', player: 1 }, 'ERR_KEY'],
    ['for a player without a number', { role: 'player', contestant: 'c1' }, 'ERR_KEY'],
    ['for a player of a stranger', { role: 'player', contestant: 'c9', player: 1 }, 'ERR_CONTESTANT'],
    ['for the second player', { role: 'player', contestant: 'c1', player: 2 }, 'done'],
    [
      'for a third player who is not named',
      { role: 'player', contestant: 'c1', player: 3 },
      'ERR_CONTESTANT',
    ],
    ['for a director', { role: 'director' }, 'done'],
    ['for a director who plays', { role: 'director', plays: 'c2' }, 'done'],
    ['for a director who plays for a stranger', { role: 'director', plays: 'c9' }, 'ERR_CONTESTANT'],
    ['for a screen', { role: 'screen' }, 'done'],
  ])('%s: %j: %s', (_, more, code) => {
    expect(codeOf(howell(), grant(more), DIRECTOR)).toBe(code);
  });

  test('for a third player, unless they are named', () => {
    const third = grant({ role: 'player', contestant: 'c1', player: 3 });
    expect(codeOf(named('Ann', 'Bea', 'Cy'), third, DIRECTOR)).toBe('done');
    expect(codeOf(named('Ann', 'Bea'), third, DIRECTOR)).toBe('ERR_CONTESTANT');
  });

  test('for a player for whom computer players play', () => {
    const robots = done(howell(), { kind: 'amended', contestant: 'c1', isRobots: true });
    expect(codeOf(robots, grant(PLAYER), DIRECTOR)).toBe('ERR_CONTESTANT');
    expect(codeOf(robots, grant({ ...PLAYER, contestant: 'c2' }), DIRECTOR)).toBe('done');
  });

  test('if another device has it', () => {
    const tournament = done(howell(), grant(TABLE, 'same'));
    expect(codeOf(tournament, grant(PLAYER, 'same'), DIRECTOR)).toBe('ERR_TAKEN');
  });

  test('to everybody but directors and those who join', () => {
    expect(codeOf(howell(), grant(TABLE), SCORER)).toBe('ERR_ROLE');
  });
});

describe('by the link of the evening', () => {
  test.each<[string, Omit<Granted, 'kind' | 'proof'>, string]>([
    ['a table', TABLE, 'done'],
    ['a player', PLAYER, 'done'],
    ['a screen', { role: 'screen' }, 'ERR_ROLE'],
    ['a scorer', { role: 'scorer' }, 'ERR_ROLE'],
    ['a director', { role: 'director' }, 'ERR_ROLE'],
  ])('whether it may join: %s', (_, more, code) => {
    expect(codeOf(howell(), grant(more), JOIN)).toBe(code);
  });

  test('nobody joins where joining is closed, when it is over, or when too many have joined', () => {
    const code = (tournament: Tournament) => codeOf(tournament, grant(TABLE), JOIN);
    const over = done(howell(), { kind: 'ended' });
    expect(code(howell({ join: 'closed' }))).toBe('ERR_CLOSED');
    expect([code(over), code(done(over, { kind: 'published' }))]).toEqual(['ERR_OVER', 'ERR_OVER']);
    const keys = (count: number) => new Map(Array.from({ length: count }, (_, i) => [i + 1, SCORER]));
    expect(code({ ...howell(), keys: keys(MOST_KEYS) })).toBe('ERR_CLOSED');
    expect(code({ ...howell(), keys: keys(MOST_KEYS - 1) })).toBe('done');
    // a director may make links all the while
    expect(codeOf(over, grant(TABLE), DIRECTOR)).toBe('done');
    expect(codeOf(howell({ join: 'closed' }), grant(TABLE), DIRECTOR)).toBe('done');
  });

  test('a place that is taken is not joined, until its link is revoked; another place is', () => {
    const table = done(howell(), grant(TABLE, 'first'));
    const player = done(howell(), grant(PLAYER, 'first'));
    expect(codeOf(table, grant(TABLE), JOIN)).toBe('ERR_TAKEN');
    expect(codeOf(table, grant({ ...TABLE, place: 'A2' }), JOIN)).toBe('done');
    expect(codeOf(player, grant(PLAYER), JOIN)).toBe('ERR_TAKEN');
    expect(codeOf(player, grant({ ...PLAYER, player: 2 }), JOIN)).toBe('done');
    expect(codeOf(player, grant({ ...PLAYER, contestant: 'c2' }), JOIN)).toBe('done');
    const revoked = after(table, [grant({ role: 'director' }, 'd'), { kind: 'revoked', key: table.version }]);
    expect(codeOf(revoked, grant(TABLE), JOIN)).toBe('done');
  });

  test('where the director is asked, a device waits until it is admitted, and then takes the place', () => {
    const asked = done(howell({ join: 'asked' }), grant(TABLE, 'first'), JOIN);
    expect(open(asked)).toBe('table first?');
    const second = done(asked, grant(TABLE, 'second'), JOIN);
    const [one = 0, two = 0] = [...second.keys.keys()];
    const admitted = done(second, { kind: 'admitted', key: one });
    expect(open(admitted)).toBe('table first, table second?');
    expect(codeOf(admitted, { kind: 'admitted', key: one })).toBe('ERR_NOTHING');
    expect(codeOf(admitted, { kind: 'admitted', key: 999 })).toBe('ERR_KEY');
    expect(open(done(admitted, { kind: 'admitted', key: two }))).toBe('table second');
    expect(open(done(howell({ join: 'open' }), grant(TABLE, 'first'), JOIN))).toBe('table first');
  });
});

test('a director’s link for a place replaces the one that holds it', () => {
  const tournament = after(howell(), [
    grant(TABLE, 'first'),
    grant({ ...TABLE, place: 'A2' }, 'other'),
    grant(TABLE, 'second'),
  ]);
  expect(open(tournament)).toBe('table other, table second');
  const players = after(howell(), [
    grant(PLAYER, 'p1'),
    grant({ ...PLAYER, player: 2 }, 'p2'),
    grant(PLAYER, 'p3'),
  ]);
  expect(open(players)).toBe('player p2, player p3');
  // two screens hold no place
  const screens = after(howell(), [grant({ role: 'screen' }, 's1'), grant({ role: 'screen' }, 's2')]);
  expect(open(screens)).toBe('screen s1, screen s2');
});

test('the only director’s link is not revoked, and a link is revoked once', () => {
  const one = done(howell(), grant({ role: 'director' }, 'd1'));
  expect(codeOf(one, { kind: 'revoked', key: one.version })).toBe('ERR_CLOSED');
  const two = after(one, [grant({ role: 'director' }, 'd2')]);
  expect(codeOf(two, { kind: 'revoked', key: one.version })).toBe('done');
  const left = done(two, { kind: 'revoked', key: one.version });
  expect(codeOf(left, { kind: 'revoked', key: one.version })).toBe('ERR_KEY');
  expect(codeOf(left, { kind: 'revoked', key: two.version })).toBe('ERR_CLOSED');
  const scorer = done(one, grant({ role: 'scorer' }, 's'));
  expect(codeOf(scorer, { kind: 'revoked', key: scorer.version })).toBe('done');
});

test('a link says which director made it; one that somebody joined by, and the keeper’s, say nobody', () => {
  const first = done(howell(), grant({ role: 'director' }, 'd1'));
  const director = first.keys.get(first.version);
  if (director === undefined) throw new Error('a director');
  const madeBy = (tournament: Tournament) => tournament.keys.get(tournament.version)?.madeBy;
  expect(madeBy(first)).toBeUndefined();
  expect(madeBy(done(first, grant(TABLE, 't'), director))).toBe(director.number);
  expect(madeBy(done(first, grant(TABLE, 't'), JOIN))).toBeUndefined();
  expect(madeBy(done(first, grant(TABLE, 't'), KEEPER))).toBeUndefined();
});

test('who waits, or was revoked, does nothing', () => {
  const command: TournamentCommand = { kind: 'reported', line: 'A1/1/1', result: 'PASS', side: 'both' };
  const table: Key = { number: 1, role: 'table', place: 'A1' };
  expect(codeOf(howell(), command, table)).toBe('done');
  expect(codeOf(howell(), command, { ...table, isAsked: true })).toBe('ERR_ROLE');
  expect(codeOf(howell(), command, { ...table, isRevoked: true })).toBe('ERR_ROLE');
  expect(codeOf(howell(), command, { ...DIRECTOR, isRevoked: true })).toBe('ERR_ROLE');
});
