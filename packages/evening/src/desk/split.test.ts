import { SEATINGS } from '@overtrick/movements/movement';
import { describe, expect, test } from 'vitest';
import { partedInto, SPLIT_ORDERS, splitsFor } from './split.ts';

test.each([
  ['pairs', 18, []],
  ['pairs', 20, [[10, 10]]],
  ['pairs', 21, [[11, 10]]],
  ['pairs', 27, [[13, 14]]],
  [
    'pairs',
    30,
    [
      [16, 14],
      [10, 10, 10],
    ],
  ],
  ['individual', 41, [[21, 20]]],
  ['threes', 30, [[15, 15]]],
  ['teams', 12, []],
] as const)('%s: %i go into %j', (seating, entrants, splits) => {
  expect(splitsFor(seating, entrants)).toEqual(splits);
});

describe.each(SEATINGS)('of %s', (seating) => {
  test('everybody has one section, whatever their number, and sections are nearly alike', () => {
    for (let count = 1; count <= 120; count++) {
      const ids = Array.from({ length: count }, (_, i) => `c${i + 1}`);
      for (const sizes of splitsFor(seating, count))
        for (const order of SPLIT_ORDERS) {
          const parts = partedInto(ids, sizes, order);
          expect(parts.map(({ length }) => length)).toEqual(sizes);
          expect(parts.flat().toSorted()).toEqual(ids.toSorted());
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(4);
        }
    }
  });
});

test('in turn the best of a list are in different sections; in its order they are together', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  expect(partedInto(ids, [3, 2], 'turn')).toEqual([
    ['a', 'c', 'e'],
    ['b', 'd'],
  ]);
  expect(partedInto(ids, [3, 2], 'list')).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});
