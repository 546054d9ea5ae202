import { expect, test } from 'vitest';
import {
  type BoardGame,
  declarerAt,
  hasBoards,
  hasBoardsOfThree,
  seatOfDeclarer,
  seatsOfTwo,
} from './boardGame.ts';

const game = (players: 2 | 3 | 4, matches: readonly string[]): BoardGame => ({
  players,
  seats: players === 2 ? ['S', 'N'] : players === 3 ? ['S', 'W', 'E'] : ['N', 'E', 'S', 'W'],
  matches,
});

test.each([
  [4, ['rubber', 'boards'], true, false],
  [2, ['boards'], true, false],
  [4, ['rubber', 'rounds'], false, false],
  [3, ['boards'], false, false],
  [3, ['rounds'], false, true],
  [2, ['rounds'], false, false],
] as const)('%i players in %j: boards for two sides %s, for three %s', (players, matches, two, three) => {
  expect([hasBoards(game(players, matches)), hasBoardsOfThree(game(players, matches))]).toEqual([two, three]);
});

test('in a game for two the first player is named as South and the second as West (RULES 9.6)', () => {
  const seats = seatsOfTwo(game(2, ['boards']));
  expect(seats).toEqual(['S', 'N']);
  expect([seatsOfTwo(game(3, [])), seatsOfTwo(game(4, []))]).toEqual([undefined, undefined]);
  if (seats === undefined) throw new Error('two seats');
  expect((['N', 'E', 'S', 'W'] as const).map((seat) => declarerAt(seats, seat))).toEqual([
    'W',
    undefined,
    'S',
    undefined,
  ]);
  expect([seatOfDeclarer(seats, 'S'), seatOfDeclarer(seats, 'W')]).toEqual(['S', 'N']);
  expect(seatOfDeclarer(undefined, 'E')).toBe('E');
});
