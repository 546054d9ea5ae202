import { expect, test } from 'vitest';
import { isPassedOut, makeContract, parseContract, tricksNeeded } from './contract.ts';

test.each([
  ['4S', 4, 'S', 0, '4S'],
  ['4sx', 4, 'S', 1, '4SX'],
  ['3NTXX', 3, 'N', 2, '3NTXX'],
  ['3Nxx', 3, 'N', 2, '3NTXX'],
  ['1nt', 1, 'N', 0, '1NT'],
  ['7C*', 7, 'C', 1, '7CX'],
  ['7D**', 7, 'D', 2, '7DXX'],
  [' 2 H X ', 2, 'H', 1, '2HX'],
] as const)('%j is read', (text, level, strain, doubling, made) => {
  expect(parseContract(text)).toEqual({ level, strain, doubling });
  expect(makeContract({ level, strain, doubling })).toBe(made);
  expect(tricksNeeded({ level, strain, doubling })).toBe(6 + level);
});

test.each(['', 'PASS', '4', 'S4', '0S', '8S', '4SXXX', '4S*X', '4SS', '4ST', '14S', '4SX S', '4ſ'])(
  '%j is not a contract',
  (text) => {
    expect(parseContract(text)).toBeUndefined();
  },
);

test.each([
  ['PASS', true],
  ['Pass', true],
  [' p ', true],
  ['passed', false],
  ['', false],
  ['XP', false],
])('isPassedOut(%j) is %s', (text, expected) => {
  expect(isPassedOut(text)).toBe(expected);
});

test('royal spades are printed R (RULES 6.2)', () => {
  expect(makeContract({ level: 4, strain: 'S', doubling: 1, royal: true })).toBe('4RX');
});
