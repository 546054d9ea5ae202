import { expect, test } from 'vitest';
import { transferred } from './transfer.ts';

test.each([
  ['4S N 10', 'declarer', 2, '4S N 8'],
  ['4S N 10', 'defenders', 1, '4S N 11'],
  ['3NT E -1 lead=HK', 'defenders', 2, '3NT E 10 lead=HK'],
  ['5DX W 12', 'defenders', 2, '5DX W 13'],
  ['1C S 1', 'declarer', 2, '1C S 0'],
  ['PASS', 'declarer', 1, undefined],
  ['A6040', 'declarer', 1, undefined],
  ['nonsense', 'declarer', 1, undefined],
] as const)('%s after an offence of %s, %i tricks: %s', (result, offender, tricks, then) => {
  expect(transferred(result, 1, { tricks, offender })).toBe(then);
});
