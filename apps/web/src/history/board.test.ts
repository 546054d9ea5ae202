import type { Contract } from '@overtrick/rules/auction/contract';
import { describe, expect, test } from 'vitest';
import {
  beyondPar,
  coursesOf,
  filtered,
  heightOf,
  isMade,
  makeCsv,
  type OwnBoard,
  roleOf,
  runningSums,
  searched,
} from './board.ts';
import { withAccount } from './store.ts';

const contract = (
  level: Contract['level'],
  strain: Contract['strain'],
  declarer: Contract['declarer'] = 'S',
): Contract => ({
  level,
  strain,
  doubling: 0,
  declarer,
});

const board = (deal: number, more: Partial<OwnBoard> = {}): OwnBoard => ({
  table: 'abcdef',
  deal,
  game: 'bridge',
  match: 'boards',
  seat: 'S',
  points: 0,
  against: 0,
  role: 'other',
  at: 0,
  ...more,
});

describe('a board of one’s own', () => {
  test.each([
    [contract(1, 'N'), 'part'],
    [contract(3, 'N'), 'game'],
    [contract(3, 'S'), 'part'],
    [contract(4, 'S'), 'game'],
    [contract(4, 'D'), 'part'],
    [contract(5, 'C'), 'game'],
    [contract(6, 'C'), 'slam'],
    [undefined, 'none'],
  ] as const)('%o is %s', (what, height) => {
    expect(heightOf(what)).toBe(height);
  });

  test.each([
    ['S', true, 'declarer'],
    ['N', true, 'dummy'],
    ['N', false, 'defender'],
    ['E', true, 'defender'],
  ] as const)('declared by %s, in pairs: %s, makes South %s', (declarer, isPair, role) => {
    expect(roleOf({ seat: 'S', contract: contract(1, 'S', declarer) }, isPair)).toBe(role);
  });

  test('is made or not, and beyond par or not', () => {
    expect(isMade(board(1, { contract: contract(4, 'S'), tricks: 10 }))).toBe(true);
    expect(isMade(board(1, { contract: contract(4, 'S'), tricks: 9 }))).toBe(false);
    expect(isMade(board(1))).toBeUndefined();
    expect(beyondPar(board(1, { points: 420, par: 400 }))).toBe(20);
    expect(beyondPar(board(1, { against: 50, par: -100 }))).toBe(50);
    expect(beyondPar(board(1))).toBeUndefined();
  });
});

test('filters narrow by all that is asked', () => {
  const boards = [
    board(1, { role: 'declarer', contract: contract(4, 'S'), tricks: 10, points: 420, par: 420 }),
    board(2, { role: 'declarer', contract: contract(4, 'H'), tricks: 9, against: 50, par: -50 }),
    board(3, { role: 'defender', contract: contract(6, 'N', 'E'), tricks: 11, points: 50, par: -990 }),
    board(4, { game: 'whist' }),
  ];
  const deals = (filter: Parameters<typeof filtered>[1]) => filtered(boards, filter).map(({ deal }) => deal);
  expect(deals({})).toEqual([1, 2, 3, 4]);
  expect(deals({ game: 'whist' })).toEqual([4]);
  expect(deals({ role: 'declarer', result: 'made' })).toEqual([1]);
  expect(deals({ height: 'slam' })).toEqual([3]);
  expect(deals({ result: 'abovePar' })).toEqual([3]);
  expect(deals({ result: 'belowPar' })).toEqual([]);
});

test('an account’s boards that the device has are not told twice', () => {
  const { role: _, at: __, ...played } = board(1);
  const all = withAccount([board(1, { at: 5 })], [played, { ...played, deal: 2 }]);
  expect(all.map(({ deal, at }) => [deal, at])).toEqual([
    [1, 5],
    [2, 0],
  ]);
});

test('sums run on, and a table has a row a board', () => {
  expect(runningSums([10, -5, 0, 20])).toEqual([10, 5, 5, 25]);
  const csv = makeCsv([
    board(7, { contract: { ...contract(4, 'S'), doubling: 1 }, tricks: 10, points: 590 }),
  ]);
  expect(csv.split('\r\n')[1]).toBe(',bridge,boards,abcdef,7,S,other,4SX,S,10,590,0,');
});

test('each game has a course of its own, the one with the most boards first', () => {
  const boards = [
    board(1, { game: 'whist', points: 30 }),
    board(2, { points: 420 }),
    board(3, { against: 50 }),
    board(4, { points: 90 }),
    board(5, { game: 'whist', against: 10 }),
  ];
  expect(coursesOf(boards)).toEqual([
    { game: 'bridge', sums: [420, 370, 460] },
    { game: 'whist', sums: [30, 20] },
  ]);
  expect(coursesOf([])).toEqual([]);
});

test('boards are found by all words that are written, in whatever case', () => {
  const boards = [board(1, { contract: contract(3, 'N') }), board(2, { contract: contract(4, 'S') })];
  const wordsOf = ({ deal, contract: made }: OwnBoard) => `Deal ${deal} ${made?.level}${made?.strain}`;
  const found = (wanted: string) => searched(boards, wanted, wordsOf).map(({ deal }) => deal);
  expect(found('')).toEqual([1, 2]);
  expect(found(' 3n ')).toEqual([1]);
  expect(found('DEAL 4s')).toEqual([2]);
  expect(found('deal 3n 2')).toEqual([]);
});
