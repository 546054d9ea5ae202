import { expect, test } from 'vitest';
import { lookOf } from './lookalike.ts';

test.each([
  ['Anna', 'АNNА'],
  ['Bob Lee', 'bob_lee'],
  ['Bob Lee', 'Bob\u2010Lee'],
  ['Bob', 'Bo\u200bb'],
  ['Ame', 'Arne'],
  ['Lou', '10U'],
  ['Sam', '5am'],
  ["O'Neil", 'O’Neil'],
  ['Müller', 'Mu\u0308ller'],
])('%s and %s look alike', (one, other) => {
  expect(lookOf(one)).toBe(lookOf(other));
});

test.each([
  ['Anna', 'Anne'],
  ['Muller', 'Müller'],
  ['Ann Lee', 'Annlee'],
])('%s and %s look different', (one, other) => {
  expect(lookOf(one)).not.toBe(lookOf(other));
});
