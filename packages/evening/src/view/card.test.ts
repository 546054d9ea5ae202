import { describe, expect, test } from 'vitest';
import type { TournamentCommand } from '../entry.ts';
import type { TournamentPolicies } from '../terms/policies.ts';
import { after, done, howell, reported } from '../testing/evening.ts';
import type { Tournament } from '../tournament.ts';
import { cardOf } from './card.ts';
import { NOBODY, type Standpoint } from './standpoint.ts';

// pairs meet 4–1 and 2–3 with boards 1 and 2, then 4–2 and 3–1 with 3 and 4, then 4–3 and 1–2 with 5 and 6
const DIRECTOR: Standpoint = { role: 'director', key: 1 };
const player = (contestant: string): Standpoint => ({ role: 'player', key: 9, contestant, player: 1 });
const RESULTS: readonly TournamentCommand[] = [
  reported('A1/1/1', '4S N 10'),
  reported('A2/1/1', '4S N 9'),
  reported('A1/1/2', '3NT E 9'),
  reported('A2/1/2', 'PASS'),
];
const played = (policies: Partial<TournamentPolicies> = {}): Tournament => after(howell(policies), RESULTS);
const rows = (tournament: Tournament, contestant: string, standpoint: Standpoint) =>
  cardOf(tournament, contestant, standpoint).rows.map(
    ({ round, board, side, opponent, state, result, score, points }) =>
      [round, board, side, opponent, state, result ?? '', score ?? '', points ?? ''].join(' ').trim(),
  );

test('a pair’s card has its boards in the order of play, from its own side', () => {
  expect(rows(played(), 'c1', DIRECTOR)).toEqual([
    '1 1 EW c4 agreed 4S N 10 -420 0',
    '1 2 EW c4 agreed 3NT E 9 400 2',
    '2 3 EW c3 due',
    '2 4 EW c3 due',
    '3 5 NS c2 due',
    '3 6 NS c2 due',
  ]);
  expect(rows(played(), 'c4', DIRECTOR).slice(0, 2)).toEqual([
    '1 1 NS c1 agreed 4S N 10 420 2',
    '1 2 NS c1 agreed 3NT E 9 -400 0',
  ]);
  // a score of 0 has no sign
  expect(cardOf(played(), 'c3', DIRECTOR).rows[1]?.score).toBe(0);
  expect(Object.is(cardOf(played(), 'c3', DIRECTOR).rows[1]?.score, -0)).toBe(false);
});

test('its total is that of the boards with points', () => {
  expect(cardOf(played(), 'c1', DIRECTOR).total).toEqual({ points: 2, boards: 2, percentage: 50 });
  expect(cardOf(played(), 'c2', DIRECTOR).total).toEqual({ points: 2, boards: 2, percentage: 50 });
  expect(cardOf(howell(), 'c1', DIRECTOR)).not.toHaveProperty('total');
});

describe('points are there', () => {
  const boards = (tournament: Tournament, standpoint: Standpoint) =>
    cardOf(tournament, 'c1', standpoint).rows.filter(({ points }) => points !== undefined).length;
  test.each<[string, Partial<TournamentPolicies>, Standpoint, number, number]>([
    ['for a director', { percent: 'end' }, DIRECTOR, 2, 2],
    ['for the pair, while they are shown', { percent: 'live' }, player('c1'), 2, 2],
    ['for the pair, not before the end', { percent: 'end' }, player('c1'), 0, 2],
    [
      'for the pair, not while travellers are hidden',
      { percent: 'live', traveller: 'end' },
      player('c1'),
      0,
      2,
    ],
  ])('%s', (_, policies, standpoint, during, atEnd) => {
    expect(boards(played(policies), standpoint)).toBe(during);
    expect(boards(done(played(policies), { kind: 'ended' }), standpoint)).toBe(atEnd);
  });
  test('for everybody once the result is published', () => {
    const over = done(played({ percent: 'end' }), { kind: 'ended' });
    expect(boards(done(over, { kind: 'published' }), NOBODY)).toBe(2);
  });
});

test('void boards are not on a card', () => {
  const absent = done(played(), { kind: 'absent', contestant: 'c3', from: 2, as: 'never' });
  const boards = cardOf(absent, 'c1', DIRECTOR).rows.map(({ board }) => board);
  expect(boards).toEqual([1, 2, 5, 6]);
});
