import { assert, defined } from '@overtrick/rules/assert';
import { describe, expect, test } from 'vitest';
import { MOVEMENT_KINDS, movementOf } from './kinds.ts';
import { advisedSwitch, arrowSwitched, relayMitchell, skipMitchell, straightMitchell } from './mitchell.ts';
import { type Movement, roundsOf } from './movement.ts';

test.each([
  ['mitchell', 10, undefined, []],
  ['skip-mitchell', 12, undefined, ['after round 3 East-West move up two tables']],
  ['skip-mitchell', 12, 3, []],
  [
    'relay-mitchell',
    12,
    undefined,
    ['tables 1 and 6 share their boards', 'between tables 3 and 4 the boards rest for a round'],
  ],
  ['relay-mitchell', 11, undefined, ['between tables 3 and 4 the boards rest for a round']],
] as const)('%s for %i in %s rounds announces its moves', (kind, pairs, rounds, moves) => {
  const found = defined(
    MOVEMENT_KINDS.find(({ id }) => id === kind),
    kind,
  );
  const movement = movementOf(found, pairs, rounds);
  assert(movement.ok, kind);
  const special = /share|rest for|move up two/;
  expect((movement.value.moves ?? []).filter((move) => special.test(move))).toEqual(moves);
});

describe('an arrow switch', () => {
  const plain = straightMitchell({ tables: 5, rounds: 5, half: false });
  const turned = (movement: Movement): string =>
    Array.from({ length: roundsOf(movement) }, (_, round) =>
      movement.tables.every(
        ({ [round]: sitting }, table) => sitting?.seats[1] === plain.tables[table]?.[round]?.seats[0],
      )
        ? 'x'
        : '.',
    ).join('');
  test.each([
    [0, '.....'],
    [1, '....x'],
    [2, '...xx'],
    [5, 'xxxxx'],
  ])('of %i rounds turns the last ones: %s', (switched, rounds) => {
    expect(turned(arrowSwitched(plain, switched))).toBe(rounds);
  });
  test('makes one winner, and is announced', () => {
    const one = arrowSwitched(plain, 1);
    expect([one.winners, one.name]).toEqual([1, 'Arrow-switched Mitchell']);
    expect(one.moves?.at(-1)).toBe('in the last round North-South and East-West change places');
    expect(one.moves?.slice(0, -1)).toEqual(plain.moves);
    expect(arrowSwitched(plain, 2).moves?.at(-1)).toBe(
      'in the last 2 rounds North-South and East-West change places',
    );
    expect(arrowSwitched(plain, 0).moves).toEqual(plain.moves);
    const { moves: _, ...silent } = plain;
    expect(arrowSwitched(silent, 1).moves).toEqual([
      'in the last round North-South and East-West change places',
    ]);
  });
  test('is advised for about one round in eight', () => {
    const advised = [5, 7, 9, 11, 13].map((tables) =>
      advisedSwitch(straightMitchell({ tables, rounds: tables, half: false }), 1),
    );
    expect(advised).toEqual([1, 1, 1, 1, 2]);
    expect(advisedSwitch(plain, 2)).toBe(2);
  });
});

test('who plays with whom and with which boards, table by table', () => {
  const lines = (movement: Movement) =>
    movement.tables.map((rounds) => rounds.map(({ seats, set }) => `${seats.join('-')}:${set}`).join(' '));
  expect(lines(straightMitchell({ tables: 3, rounds: 3, half: false }))).toEqual([
    '1-4:1 1-6:2 1-5:3',
    '2-5:2 2-4:3 2-6:1',
    '3-6:3 3-5:1 3-4:2',
  ]);
  // after round 2 East-West skip a table
  expect(lines(skipMitchell({ tables: 4, rounds: 3, half: false }))[0]).toBe('1-5:1 1-8:2 1-6:3');
  // tables 1 and 4 share, and between tables 2 and 3 a set rests
  const relay = relayMitchell({ tables: 4, rounds: 4, half: false });
  expect(relay.tables.map(([first]) => first?.set)).toEqual([1, 2, 4, 1]);
  expect(relay.sharing).toEqual([[0, 3]]);
  expect(relayMitchell({ tables: 4, rounds: 4, half: true }).sharing).toEqual([]);
});

test('a relay with a half table announces no shared boards, since nobody shares', () => {
  const moves = (half: boolean) => relayMitchell({ tables: 4, rounds: 4, half }).moves ?? [];
  expect(moves(false).slice(1)).toEqual([
    'tables 1 and 4 share their boards',
    'between tables 2 and 3 the boards rest for a round',
  ]);
  expect(moves(true).slice(1)).toEqual(['between tables 2 and 3 the boards rest for a round']);
  expect(straightMitchell({ tables: 5, rounds: 5, half: false }).moves).toHaveLength(1);
  expect(skipMitchell({ tables: 4, rounds: 2, half: false }).moves).toHaveLength(1);
});
