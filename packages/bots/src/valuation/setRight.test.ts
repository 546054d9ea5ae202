import { expect, test } from 'vitest';
import { setRight } from './setRight.ts';

test('layouts that were looked at move a rule of thumb by what it was off, the more of them the further', () => {
  expect(setRight(6, 0, 0)).toBe(6);
  expect(setRight(6, 0, 20)).toBe(6);
  // a lucky layout makes no game, many of them do
  expect(setRight(6, 3, 1)).toBeLessThan(7);
  expect(setRight(6, 3, 20)).toBeGreaterThan(8.5);
  expect(setRight(6, 3, 20)).toBeLessThan(9);
});
