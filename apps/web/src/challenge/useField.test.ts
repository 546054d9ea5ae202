import { expect, test } from 'vitest';
import { inField } from './useField.ts';

const result = (ns: number) => ({ tricks: 9, points: { NS: Math.max(0, ns), EW: Math.max(0, -ns) } });

test('a result has a share of the top and a place among all', () => {
  const results = [140, 620, 140, -50].map(result);
  expect(inField('NS', results)).toEqual({ score: (0.5 + 1) / 3, place: 2, of: 4 });
  expect(inField('EW', results)).toEqual({ score: (0.5 + 1) / 3, place: 2, of: 4 });
});

test('a result that stands alone is compared with nothing', () => {
  expect(inField('NS', [result(140)])).toBeUndefined();
});
