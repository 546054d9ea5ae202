import { expect, test } from 'vitest';
import { setRight } from './setRight.ts';

test('layouts that were looked at move a rule of thumb by what it was off, the more of them the further', () => {
  expect(setRight(6, 0, 0)).toBe(6);
  expect(setRight(6, 0, 20)).toBe(6);
  // one lucky layout does not make a game, but many do
  expect(setRight(6, 3, 1)).toBeLessThan(7);
  expect(setRight(6, 3, 20)).toBeGreaterThan(8.5);
  expect(setRight(6, 3, 20)).toBeLessThan(9);
});
