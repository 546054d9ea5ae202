import { expect, test } from 'vitest';
import { boardsInWords } from './names.ts';

test.each([
  [[], 'no boards'],
  [[7], 'board 7'],
  [[5, 6, 7, 8], 'boards 5–8'],
  [[1, 2, 3, 9, 12], 'boards 1–3, 9, 12'],
])('%j in words', (boards, words) => {
  expect(boardsInWords(boards)).toBe(words);
});
