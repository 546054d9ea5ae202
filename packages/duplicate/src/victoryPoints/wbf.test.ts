import { describe, expect, test } from 'vitest';
import tables from '../../fixtures/victoryPoints.json' with { type: 'json' };
import { continuousScale, discreteScale } from './wbf.ts';

const columns = (table: { readonly [boards: string]: readonly number[] }) =>
  Object.entries(table).map(([boards, column]): [number, readonly number[]] => [Number(boards), column]);

/** The lengths of match for which the EBU White Book prints a column. */
const EBU = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20, 24, 28, 32, 40, 48, 56, 64];

describe('the continuous scale', () => {
  test('of 24 boards has the published 75 values', () => {
    const scale = continuousScale(24);
    expect(scale).toEqual(tables.continuous20[24]);
    expect(scale).toHaveLength(75);
  });

  test.each(columns(tables.continuous20))('of %d boards', (boards, column) => {
    expect(continuousScale(boards)).toEqual(column);
  });

  test('differs from plain rounding where the figures would not be concave', () => {
    const scale = continuousScale(24);
    expect([5, 20, 22].map((margin) => scale[margin])).toEqual([11.23, 14.26, 14.6]);
  });

  test.each(columns(tables.continuous20))('of %d boards never falls, and rises ever less', (boards) => {
    const scale = continuousScale(boards).map((points) => Math.round(100 * points));
    const steps = scale.slice(1).map((points, i) => points - (scale[i] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
  });
});

describe('the discrete scale', () => {
  test.each(EBU)("of %d boards is the EBU's column", (boards) => {
    const column = new Map(columns(tables.discrete20)).get(boards);
    expect(column).toBeDefined();
    expect(discreteScale(boards)).toEqual(column);
  });

  test.each(columns(tables.discrete20))('of %d boards', (boards, column) => {
    expect(discreteScale(boards)).toEqual(column);
  });

  test.each(columns(tables.discrete10_half))('of 10–0 for a half of %d boards', (boards, column) => {
    expect(discreteScale(boards / 2, 5)).toEqual(column);
  });
});
