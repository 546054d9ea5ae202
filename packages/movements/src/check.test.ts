import { expect, test } from 'vitest';
import { faultsOf } from './check.ts';
import type { Movement, Seating } from './movement.ts';

/** Builds a movement from a row for each round and a word for each table: the seats, `:` and the set. */
function movementOf(rounds: string, more: Partial<Movement> = {}): Movement {
  const rows = rounds.split('\n').map((row) =>
    row
      .trim()
      .split(' ')
      .map((cell) => {
        const [seats = '', set] = cell.split(':');
        return { seats: seats.split('-').map(Number), set: Number(set) };
      }),
  );
  const tables = (rows[0] ?? []).map((_, table) =>
    rows.map((row) => row[table] ?? { seats: [0, 0], set: 0 }),
  );
  return { name: 'test', seating: 'pairs', winners: 1, sharing: [], tables, ...more };
}

const whyOf = (rounds: string, more: Partial<Movement> = {}): string[] =>
  faultsOf(movementOf(rounds, more)).map(({ why }) => why);

const of = (seating: Seating): Partial<Movement> => ({ seating });

test('a clean movement has no fault', () => {
  expect(whyOf('1-2:1 3-4:2\n1-3:3 4-2:4\n4-1:5 2-3:6')).toEqual([]);
});

test.each([
  ['itself', '1-1:1 2-3:2', 'pair 1 meets itself at table 1 in round 1'],
  ['two places', '1-2:1 3-1:2', 'pair 1, who is at table 1, is also at table 2 in round 1'],
  ['a board twice', '1-2:1\n3-1:1', 'pair 1 plays set 1 of round 1 again at table 1 in round 2'],
  ['meeting twice', '1-2:1\n2-1:2', 'pairs 1 and 2, who met in round 1, meet again at table 1 in round 2'],
  ['sharing', '1-2:1 3-4:1', 'set 1, which is at table 1, is also at table 2 in round 1'],
])('%s', (_, rounds, why) => expect(whyOf(rounds)).toEqual([why]));

test('all faults, by their place', () => {
  const faults = faultsOf(movementOf('1-2:1 3-4:1\n1-2:2 4-3:3'));
  expect(faults.map(({ code, table, round }) => [code, table, round])).toEqual([
    ['ERR_SHARED', 2, 1],
    ['ERR_MEETS_TWICE', 1, 2],
    ['ERR_MEETS_TWICE', 2, 2],
  ]);
});

test('what is declared is no fault', () => {
  expect(whyOf('1-2:1 3-4:1 5-6:2', { sharing: [[0, 1]] })).toEqual([]);
  expect(whyOf('1-2:1 3-4:2 5-6:1', { sharing: [[0, 1]] })).toHaveLength(1);
  expect(whyOf('1-2:1\n2-1:2', { meetings: 2 })).toEqual([]);
  expect(whyOf('1-2:1\n2-1:2\n1-2:3', { meetings: 2 })).toEqual([
    'pairs 1 and 2, who met in round 1, meet more than 2 times at table 1 in round 3',
  ]);
});

test('who meets nobody plays nothing', () => {
  // pair 4 is missing: 3 meets it twice, with the same boards, and sits out
  expect(whyOf('1-2:1 3-4:1\n1-5:2 3-4:1', { missing: 4 })).toEqual([]);
  expect(whyOf('1-2:1 3-4:0\n5-1:2 3-4:0')).toEqual([]);
});

test.each([
  ['1-2-1-4:1', 'player 1 meets itself at table 1 in round 1'],
  ['1-2-3-4:1\n5-3-1-2:2', 'players 1 and 2, partners in round 1, are partners again at table 1 in round 2'],
  [
    '1-2-3-4:1\n1-4-2-5:2\n1-6-3-2:3\n1-7-2-8:4',
    'players 1 and 2, who met in round 2, meet more than 2 times at table 1 in round 4',
  ],
])('players who change partners: %s', (rounds, why) =>
  expect(whyOf(rounds, of('individual'))).toEqual([why]),
);

test('three at a table: each two meet once', () => {
  expect(whyOf('1-2-3:1 4-5-6:2\n1-4-7:3 2-5-8:4', of('threes'))).toEqual([]);
  expect(whyOf('1-2-3:1\n4-3-1:2', of('threes'))).toEqual([
    'players 1 and 3, who met in round 1, meet again at table 1 in round 2',
  ]);
});

test('of a team each pair is at one place, and what both play is compared', () => {
  const whole = '1-2:1 2-3:2 3-1:3\n1-3:3 2-1:1 3-2:2';
  expect(whyOf(whole, of('teams'))).toEqual([]);
  expect(whyOf('1-2:1 1-3:2', of('teams'))).toContain(
    'team 1 NS, who is at table 1, is also at table 2 in round 1',
  );
  expect(whyOf('1-2:1', of('teams'))).toEqual([
    'the other pairs of teams 1 and 2 never play set 1, which these play at table 1 in round 1',
  ]);
});
