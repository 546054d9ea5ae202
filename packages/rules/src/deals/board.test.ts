import { expect, test } from 'vitest';
import { dealerOfBoard, termsOfBoard, vulOfBoard } from './board.ts';

// RULES 1.1, the table of Law 2; board 17 is like board 1
test.each([
  [1, 'N', 'none'],
  [2, 'E', 'ns'],
  [3, 'S', 'ew'],
  [4, 'W', 'both'],
  [5, 'N', 'ns'],
  [6, 'E', 'ew'],
  [7, 'S', 'both'],
  [8, 'W', 'none'],
  [9, 'N', 'ew'],
  [10, 'E', 'both'],
  [11, 'S', 'none'],
  [12, 'W', 'ns'],
  [13, 'N', 'both'],
  [14, 'E', 'none'],
  [15, 'S', 'ns'],
  [16, 'W', 'ew'],
  [17, 'N', 'none'],
  [36, 'W', 'both'],
  [999, 'S', 'both'],
] as const)('board %i: %s deals, %s vulnerable', (board, dealer, vul) => {
  expect(termsOfBoard(board)).toEqual({ dealer, vul, board });
});

test('boards repeat every 16', () => {
  for (let board = 1; board <= 64; board++) {
    expect([dealerOfBoard(board + 16), vulOfBoard(board + 16)]).toEqual([
      dealerOfBoard(board),
      vulOfBoard(board),
    ]);
  }
});

test.each([0, -1, 1.5])('%d is no board', (board) => {
  expect(() => dealerOfBoard(board)).toThrow('boards are numbered from 1');
  expect(() => vulOfBoard(board)).toThrow('boards are numbered from 1');
});
