import { expect, test } from 'vitest';
import { isLikeCode, parseCode } from './code.ts';

test.each([
  ['KMRTWX', 'KMRTWX'],
  ['kmr twx', 'KMRTWX'],
  [' k-m-r–t.w x ', 'KMRTWX'],
  ['KMRTW', undefined],
  ['KMRTWXC', undefined],
  ['KMRTWO', undefined],
  ['KMRTW1', undefined],
])('%j is the code %s', (typed, code) => {
  expect(parseCode(typed)).toBe(code);
});

test('six letters are meant as a code, also where one of them is in none; a table’s own id is not', () => {
  expect(isLikeCode('bad-one')).toBe(true);
  expect(isLikeCode('k7mq2c9x4dpa')).toBe(false);
});
