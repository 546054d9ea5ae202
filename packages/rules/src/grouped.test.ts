import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test('groups have their items in order, and stand in the order of their first items', () => {
  const words = ['two', 'three', 'four', 'six', 'five', 'seven', ''];
  expect([...grouped(words, (word) => word.length)]).toEqual([
    [3, ['two', 'six']],
    [5, ['three', 'seven']],
    [4, ['four', 'five']],
    [0, ['']],
  ]);
});
