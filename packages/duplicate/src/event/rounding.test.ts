import { expect, test } from 'vitest';
import { roundTo } from './rounding.ts';

test.each([
  [60.156, 2, 60.16],
  [60.155, 2, 60.16],
  [1.005, 2, 1.01],
  [-1.005, 2, -1.01],
  [-45, -1, -50],
  [45, -1, 50],
  [-0.001, 2, 0],
  [2 / 3, 4, 0.6667],
])('%d to %d decimals is %d', (value, decimals, rounded) => {
  expect(roundTo(value, decimals)).toBe(rounded);
});
