import { expect, test } from 'vitest';
import { placesIn } from './placesIn.ts';

test.each([
  ['', []],
  ['10, 6, 3', [10, 6, 3]],
  ['10;6.5 3', [10, 6.5, 3]],
  ['10, many, 3', [10]],
  ['10, -1', [10]],
  ['1001', []],
  [Array(60).fill('1').join(), Array(40).fill(1)],
])('%j are the points %j', (list, points) => expect(placesIn(list)).toEqual(points));
