import { assert } from '@overtrick/rules/assert';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import tables from '../../fixtures/victoryPoints.json' with { type: 'json' };
import { parseVictoryScale } from './file.ts';
import { findVictoryScale, VICTORY_SCALES } from './list.ts';
import { victoryPoints } from './scale.ts';

const pointsOf = (id: string, imps: number, boards: number) => {
  const scale = findVictoryScale(id);
  assert(scale, id);
  return victoryPoints(scale, imps, boards);
};

test.each([
  // R-DU-4; RULES 4.3, and the teams card of 4.4
  ['seed24', 0, 24, [10, 10]],
  ['seed24', 2, 24, [10, 10]],
  ['seed24', 3, 24, [11, 9]],
  ['seed24', 15, 24, [13, 7]],
  ['seed24', -15, 24, [7, 13]],
  ['seed24', 54, 24, [19, 1]],
  ['seed24', 55, 24, [20, 0]],
  ['wbf', 9, 16, [12.55, 7.45]],
  ['wbf', 59, 16, [19.93, 0.07]],
  ['wbf', 60, 16, [20, 0]],
  ['wbf', 400, 16, [20, 0]],
  ['wbf', -1, 16, [9.69, 10.31]],
  ['wbf-discrete', 10, 8, [14, 6]],
  ['wbf-half', 3, 4, [6, 4]],
  ['wbf-half', 18, 4, [10, 0]],
])('%s: %d IMPs over %d boards are %j', (id, imps, boards, points) => {
  expect(pointsOf(id, imps, boards)).toEqual(points);
});

test('what one side has, the other lacks, and more IMPs are no fewer points', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...VICTORY_SCALES),
      fc.integer({ min: -200, max: 200 }),
      fc.integer({ min: 1, max: 64 }),
      (scale, imps, boards) => {
        const [ours, theirs] = victoryPoints(scale, imps, boards);
        expect(ours + theirs).toBeCloseTo(scale.total, 9);
        expect(victoryPoints(scale, imps + 1, boards)[0]).toBeGreaterThanOrEqual(ours);
        expect(victoryPoints(scale, imps === 0 ? 0 : -imps, boards)).toEqual(
          imps === 0 ? [ours, theirs] : [theirs, ours],
        );
      },
    ),
  );
});

describe('a scale from a file', () => {
  const swiss = tables.ebu_swiss_pairs_mp20;
  const text = JSON.stringify({
    id: 'swiss-pairs',
    name: 'Swiss pairs',
    total: 20,
    unit: 'percent',
    bands: swiss.columns.map((column, i) => {
      const [least, most] = column.startsWith('<=') ? ['1', column.slice(2)] : column.split('-');
      return { boards: [Number(least), Number(most)], upper: swiss.max_percent_for_vp_10_to_19[i] };
    }),
  });

  test('a percentage on a limit stays nearer to the average: 56.23 % over 8 boards are 14–6', () => {
    const scale = parseVictoryScale(text);
    assert(scale.ok, 'a scale');
    expect(victoryPoints(scale.value, 6.23, 8)).toEqual([14, 6]);
    expect(victoryPoints(scale.value, 6.24, 8)).toEqual([15, 5]);
    expect(victoryPoints(scale.value, -6.23, 8)).toEqual([6, 14]);
  });

  test.each([
    ['[]', '1:1'],
    ['{"id": "x"', '1:1'],
    ['{"id": 1}', 'id'],
    ['{"id": "x", "name": "X", "total": 0}', 'total'],
    ['{"id": "x", "name": "X", "total": 20, "unit": "tricks"}', 'unit'],
    ['{"id": "x", "name": "X", "total": 20, "bands": []}', 'bands'],
    ['{"id": "x", "name": "X", "total": 20, "bands": [{"boards": [8, 1], "upper": [1]}]}', 'bands[0]'],
    ['{"id": "x", "name": "X", "total": 20, "bands": [{"boards": [1, 8], "upper": [2, 1]}]}', 'bands[0]'],
  ])('%s is refused at %s', (wrong, at) => {
    expect(parseVictoryScale(wrong)).toMatchObject({ ok: false, code: 'ERR_SCALE', at });
  });
});
