import { expect, test } from 'vitest';
import { roundedAsAcbl } from './acblRounding.ts';
import { roundTo } from './rounding.ts';
import type { Total } from './totals.ts';

const total = (points: number, top: number, boards: number): Total => ({
  contestant: { id: '1', number: '1' },
  points,
  top,
  boards,
  ...(top > 0 && { percentage: (100 * points) / top }),
});

test('43.31 of 72 is 60.15 %, though what was won is 60.156', () => {
  const [exact] = [total(43.3123, 72, 24)];
  const [rounded] = roundedAsAcbl([exact]);
  expect([roundTo(exact?.percentage ?? 0, 3), rounded?.points, roundTo(rounded?.percentage ?? 0, 2)]).toEqual(
    [60.156, 43.31, 60.15],
  );
});

test('a pair with fewer boards is brought to the session', () => {
  const [, sitsOut] = roundedAsAcbl([total(36, 72, 24), total(37.126, 63, 21)]);
  expect([sitsOut?.points, sitsOut?.top]).toEqual([42.43, 72]);
});

test('IMPs stay', () => {
  expect(roundedAsAcbl([total(12.345, 0, 24)])).toEqual([total(12.345, 0, 24)]);
});
