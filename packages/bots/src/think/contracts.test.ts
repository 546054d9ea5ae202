import { expect, test } from 'vitest';
import { setRight } from './contracts.ts';

const off = (tricks: number) => ({ tricks: 7 + tricks, rough: 7 });

test('layouts that were solved move a rough estimate by what it was off, the more of them the further', () => {
  expect(setRight([6, 8], [])).toEqual([6, 8]);
  expect(setRight([6, 8], [off(0), off(0)])).toEqual([6, 8]);
  const [one = 0, two = 0] = [1, 20].map((count) => setRight([6], Array(count).fill(off(3)))[0] ?? 0);
  // a lucky layout makes no game, many of them do
  expect(one).toBeLessThan(7);
  expect(two).toBeGreaterThan(8.5);
  expect(two).toBeLessThan(9);
});
