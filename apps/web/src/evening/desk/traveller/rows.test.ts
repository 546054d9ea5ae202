import { expect, test } from 'vitest';
import { parseTyped } from '../../score/draft.ts';
import { spaced } from './rows.ts';

test.each([
  ['4sn+1', '4S N +1'],
  ['3nte-1', '3NT E -1'],
  ['3nn=', '3N N ='],
  ['3ns9', '3N S 9'],
  ['6dxxw-3', '6DXX W -3'],
  ['p', 'PASS'],
  ['4S N 10', '4S N 10'],
  ['A6040', 'A6040'],
  ['np', 'np'],
  ['', ''],
])('%s is read as %s', (typed, text) => {
  expect(spaced(typed)).toBe(text);
});

test('every contract can be typed with eight keys, the last of which is Enter', () => {
  const typed = ['1nte-7', '4sxn-1', '7nn=', '3ntxs+2', '2cw8', '6hxe-12', 'p'];
  for (const text of typed) {
    expect(text.length + 1, text).toBeLessThanOrEqual(8);
    expect(parseTyped(spaced(text), 3), text).toHaveProperty('report');
  }
});
