import { expect, test } from 'vitest';
import { makeTable } from './table.ts';

test('text to the left, numbers to the right, empty columns left out', () => {
  expect(
    makeTable(
      ['', 'deal', 'score', 'game'],
      [
        ['1', '4S N 10', '+1,420', ''],
        ['12', 'PASS', '', ''],
      ],
    ),
  ).toBe(['    deal      score', ' 1  4S N 10  +1,420', '12  PASS', ''].join('\n'));
});
