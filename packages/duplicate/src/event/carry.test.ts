import { expect, test } from 'vitest';
import { carriedInto } from './carry.ts';

const FINAL = { count: 24, most: 240 };
test('a pair carries half of its share of the qualifying stage, on the scale of the final', () => {
  const half = carriedInto({ points: 120, top: 240, boards: 24 }, FINAL);
  expect(carriedInto({ points: 180, top: 240, boards: 24 }, FINAL)).toBeCloseTo(half * 1.5);
  expect(half).toBeGreaterThan(0);
});

test.each([
  ['no board', { points: 0, top: 240, boards: 0 }],
  ['no top', { points: 0, top: 0, boards: 24 }],
])('a stage with %s carries nothing', (_, stage) => {
  expect(carriedInto(stage, FINAL)).toBe(0);
});
