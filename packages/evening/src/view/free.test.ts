import { describe, expect, test } from 'vitest';
import type { TournamentCommand } from '../entry.ts';
import { after, done, howell, reported } from '../testing/evening.ts';
import type { Tournament } from '../tournament.ts';
import { freeBoards, playedOut } from './free.ts';
import { NOBODY, type Standpoint } from './standpoint.ts';

// pairs meet 4–1 and 2–3 with boards 1 and 2, then 4–2 and 3–1 with 3 and 4, then 4–3 and 1–2 with 5 and 6
const pass = (...lines: readonly string[]): readonly TournamentCommand[] =>
  lines.map((line) => reported(line, 'PASS'));
const free = (tournament: Tournament, standpoint: Standpoint): string =>
  [...freeBoards(tournament, standpoint)].toSorted().join(' ');
const player = (contestant: string): Standpoint => ({ role: 'player', key: 9, contestant, player: 1 });
const table = (place: string): Standpoint => ({ role: 'table', key: 9, place });
const director = (key: number, contestant?: string): Standpoint => ({
  ...{ role: 'director', key },
  ...(contestant !== undefined && { contestant }),
});

/** Opens an evening at which board 1 is played at both tables, and board 2 at table 1 alone. */
const playing = () => after(howell(), pass('A1/1/1', 'A2/1/1', 'A1/1/2'));

describe('the boards that may go into a score that is seen', () => {
  test.each<[string, Standpoint, string]>([
    ['by a director who does not play', director(1), '1 2 3 4 5 6'],
    ['by a director who plays', director(1, 'c1'), '1 2'],
    ['by a director who plays at another table', director(1, 'c2'), '1'],
    ['by a pair that has played both', player('c4'), '1 2'],
    ['by a pair that has played one', player('c3'), '1'],
    ['by a table at which both pairs have played both', table('A1'), '1 2'],
    ['by a table at which one is still to be played', table('A2'), '1'],
    ['by a table where nobody sits', table('A9'), '1'],
    ['by a scorer', { role: 'scorer', key: 1 }, '1'],
    ['by everybody', NOBODY, '1'],
  ])('%s', (_, standpoint, boards) => {
    expect(free(playing(), standpoint)).toBe(boards);
  });

  test('at a table are those that both its pairs have played', () => {
    // in round 2 pairs 4 and 2 sit at table 1: pair 2 has not played board 2
    const later = done(playing(), { kind: 'begun', where: 'A1/2' });
    expect([free(later, table('A1')), free(later, player('c4'))]).toEqual(['1', '1 2']);
  });

  test('are all once the evening is over', () => {
    const over = done(playing(), { kind: 'ended' });
    expect(free(over, NOBODY)).toBe('1 2 3 4 5 6');
    expect(playedOut(over).size).toBe(6);
    expect([...playedOut(playing())]).toEqual([1]);
  });

  test('are a board whose hands a director has opened, for that director alone', () => {
    const unsealed = { ...playing(), unsealed: new Map([[5, [7]]]) };
    expect(free(unsealed, director(7, 'c1'))).toBe('1 2 5');
    expect(free(unsealed, director(8, 'c1'))).toBe('1 2');
    // a key of another role has the same number in no evening, and opens nothing
    expect(free(unsealed, { ...player('c1'), key: 7 })).toBe('1 2');
    expect(free(unsealed, { role: 'scorer', key: 7 })).toBe('1');
  });
});
