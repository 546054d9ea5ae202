import { expect, test } from 'vitest';
import { nearestRanges, rangesOf, readRanges } from './ranges.ts';

test.each([
  [[], ''],
  [[7], '7'],
  [[3, 1, 2, 2], '1–3'],
  [[1, 2, 4, 9, 10, 11], '1–2, 4, 9–11'],
])('%j', (numbers, text) => {
  expect(rangesOf(numbers)).toBe(text);
});

test.each([
  [[5, 6, 9, 10, 13, 14], 8, '5–6, 9–10'],
  [[5, 6, 9, 10, 13, 14, 17], 12, '9–10, 13–14'],
  [[2], 8, '2'],
  [[8, 12], 4, '8'],
  [[], 4, ''],
] as const)('the ranges of %j nearest to %i', (numbers, to, text) => {
  expect(nearestRanges(numbers, to, 1)).toBe(text);
});

test.each([
  ['5–8', [5, 6, 7, 8]],
  ['5-6, 9', [5, 6, 9]],
  ['9 5 – 6;7', [9, 5, 6, 7]],
  ['3, 3', [3]],
  ['8-5', undefined],
  ['0', undefined],
  ['5–', undefined],
  ['five', undefined],
  ['', undefined],
  ['1-20', undefined],
] as const)('%j is read as %j', (text, numbers) => {
  expect(readRanges(text, 10)).toEqual(numbers);
});
