import { expect, test } from 'vitest';
import { roundTo } from '../event/rounding.ts';
import { method, nsPoints, scored } from '../event/testField.ts';
import { AVERAGE, AVERAGE_MINUS, AVERAGE_PLUS } from '../traveller/award.ts';
import type { Outcome } from '../traveller/outcome.ts';

const SEVEN = [420, 430, 500, 420, 450, -50, 170];
// R-DU-2
const award: Outcome = { kind: 'artificial', ns: AVERAGE_PLUS, ew: AVERAGE_MINUS };

test('a Butler datum is a mean to the nearest 10, without one extreme at either end of four or more (R-DU-1)', () => {
  // 170 420 420 430 450 have 378 for their mean
  expect(scored(method('butler'), SEVEN).map(({ NS, datum }) => [datum, NS?.points])).toEqual([
    [380, 1],
    [380, 2],
    [380, 3],
    [380, 1],
    [380, 2],
    [380, -10],
    [380, -5],
  ]);
});

test.each([
  ['fives go away from zero', [100, 110], 'auto', 110],
  ['below zero too', [-100, -110], 'auto', -110],
  ['three results keep their extremes', [0, 0, 300], 'auto', 100],
  ['four do not', [0, 0, 0, 300], 'auto', 0],
  ['none is taken off', [0, 0, 0, 300], '0', 80],
  ['more than there are cannot be', [0, 300], '3', 150],
])('a Butler datum: %s', (_, scores, extremes, datum) => {
  expect(scored(method('butler', { extremes }), scores)[0]?.datum).toBe(datum);
});

test('IMPs against every other: the mean, by the results, the sum', () => {
  const sums = [13, 13, 27, 13, 19, -58, -27];
  const of = (per: string) =>
    nsPoints(method('cross-imp', { per }), SEVEN).map((imps) => roundTo(imps ?? 0, 9));
  expect(of('sum')).toEqual(sums);
  expect(of('comparison')).toEqual(sums.map((sum) => roundTo(sum / 6, 9)));
  expect(of('result')).toEqual(sums.map((sum) => roundTo(sum / 7, 9)));
  expect(of('ebu')).toEqual(sums.map((sum) => roundTo(sum / Math.sqrt(21), 9)));
});

test('a comparison may have a most that it wins or loses', () => {
  expect(nsPoints(method('cross-imp', { per: 'sum' }), [2220, 0, 0])).toEqual([38, -19, -19]);
  expect(nsPoints(method('cross-imp', { per: 'sum', capWon: 17, capLost: 17 }), [2220, 0, 0])).toEqual([
    34, -17, -17,
  ]);
  expect(nsPoints(method('cross-imp', { per: 'sum', capWon: 12 }), [2220, 0, 0])).toEqual([24, -19, -19]);
  expect(nsPoints(method('butler', { capWon: 12 }), [2220, 0])).toEqual([12, -15]);
});

test('the sum over a field that lacks results is brought up', () => {
  expect(nsPoints(method('cross-imp', { per: 'sum' }), [420, 0], 4)).toEqual([18, -18]);
  expect(nsPoints(method('cross-imp'), [420, 0], 4)).toEqual([9, -9]);
});

test('average plus is 3 IMPs against a datum, 2 in each comparison', () => {
  const last = (id: string, options = {}) => {
    const line = scored(method(id, options), [420, 0, 0, award]).at(-1);
    return [line?.NS?.points, line?.EW?.points];
  };
  expect(last('butler')).toEqual([3, -3]);
  expect(last('cross-imp')).toEqual([2, -2]);
  expect(last('cross-imp', { per: 'sum' })).toEqual([6, -6]);
  const even: Outcome = { kind: 'artificial', ns: AVERAGE, ew: AVERAGE };
  expect(nsPoints(method('butler'), [420, 0, even]).at(-1)).toBe(0);
});

test('two tables: better, equal, worse', () => {
  expect(nsPoints(method('bam'), [420, 170])).toEqual([2, 0]);
  expect(nsPoints(method('bam'), [420, 420])).toEqual([1, 1]);
  expect(nsPoints(method('bam'), [420, award])).toEqual([1, 1.2]);
});

test('total points are the scores', () => {
  expect(nsPoints(method('total-points'), [420, -50, award])).toEqual([420, -50, 0]);
});
