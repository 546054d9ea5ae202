import { expect, test } from 'vitest';
import { capitals, makeFoldedTable, makeTextTable, printed, quote } from './text.ts';

test.each([
  ['north', 'NORTH'],
  ['  1nT ', '1NT'],
  ['ſ', 'ſ'],
  ['ß', 'ß'],
  ['\u212a', '\u212a'], // the Kelvin sign
  ['é', 'é'],
])('capitals of %j are %j', (text, expected) => {
  expect(capitals(text)).toBe(expected);
});

test.each([
  ['a', '"a"'],
  [5, '5'],
  [null, 'null'],
  [undefined, 'undefined'],
  [{ a: [1] }, '{"a":[1]}'],
  ['x'.repeat(38), `"${'x'.repeat(38)}"`],
  ['x'.repeat(39), `"${'x'.repeat(38)}…`],
])('%j is quoted as %j', (value, expected) => {
  expect(quote(value)).toBe(expected);
});

test('numbers have their thousands apart and a minus of their own', () => {
  expect([0, 50, 1250, -1400, 1234567].map(printed)).toEqual(['0', '50', '1,250', '−1,400', '1,234,567']);
});

test('a table has a head, a rule and a line for each row', () => {
  expect(
    makeTextTable(
      ['level', 'points'],
      [
        ['1NT', 90],
        ['7NT', -2220],
      ],
    ),
  ).toBe('| level | points |\n|---|---|\n| 1NT | 90 |\n| 7NT | −2,220 |');
});

test('a folded table is read one part after the other, and ends with empty cells', () => {
  const rows = [1, 2, 3, 4, 5].map((n) => [n, n * n]);
  expect(makeFoldedTable(['n', 'square'], rows, 2)).toBe(
    [
      '| n | square | n | square |',
      '|---|---|---|---|',
      '| 1 | 1 | 4 | 16 |',
      '| 2 | 4 | 5 | 25 |',
      '| 3 | 9 |  |  |',
    ].join('\n'),
  );
});
