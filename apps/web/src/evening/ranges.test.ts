import { expect, test } from 'vitest';
import { rangesOf } from './ranges.ts';

test.each([
  [[], ''],
  [[7], '7'],
  [[3, 1, 2, 2], '1–3'],
  [[1, 2, 4, 9, 10, 11], '1–2, 4, 9–11'],
])('%j', (numbers, text) => {
  expect(rangesOf(numbers)).toBe(text);
});
