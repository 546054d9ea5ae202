import { expect, test } from 'vitest';
import { type Cycle, moverOf, movesOfCycle, tablesOfCycle } from './cycle.ts';

const TWO_TABLES: Cycle = { rounds: 3, circles: [3, 1], setCircles: [3], first: ['4-1:1 2-3:1'] };

const seatsOf = (cycle: Cycle): string[] =>
  tablesOfCycle(cycle).map((rounds) => rounds.map(({ seats, set }) => `${seats.join('-')}:${set}`).join(' '));

test('everybody goes on by one in his circle, and so do the boards', () => {
  expect(seatsOf(TWO_TABLES)).toEqual(['4-1:1 4-2:2 4-3:3', '2-3:1 3-1:2 1-2:3']);
});

test('some tables are turned in some rounds', () => {
  expect(seatsOf({ ...TWO_TABLES, switched: '0 5' })).toEqual(['4-1:1 4-2:2 4-3:3', '3-2:1 3-1:2 2-1:3']);
});

test('two first rounds, and circles of their own length', () => {
  const cycle: Cycle = { rounds: 4, circles: [2, 2], setCircles: [2, 2], first: ['1-3:1', '1-4:3'] };
  expect(seatsOf(cycle)).toEqual(['1-3:1 1-4:3 2-4:2 2-3:4']);
});

test('steps go round', () => {
  const mover = moverOf([3, 1, 2]);
  expect([1, 2, 3, 4, 5, 6].map((number) => mover(number, 4))).toEqual([2, 3, 1, 4, 5, 6]);
});

test('what is announced', () => {
  expect(movesOfCycle({ ...TWO_TABLES, switched: '1 0' }, 'pair')).toEqual([
    'pairs 1 to 3 follow the one lower, 1 follows 3',
    '4 stays',
    'each table gets the next higher set of boards',
    'who sits North-South is on the guide cards',
  ]);
  expect(movesOfCycle({ ...TWO_TABLES, first: ['', ''] }, 'player')).toEqual([
    'the players and the boards follow guide cards',
  ]);
});

test('a cell that is none is a bug', () => {
  expect(() => tablesOfCycle({ ...TWO_TABLES, first: ['4-1'] })).toThrow('a cell of a cycle');
});
