import { expect, test } from 'vitest';
import { capitals, quote } from './text.ts';

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
