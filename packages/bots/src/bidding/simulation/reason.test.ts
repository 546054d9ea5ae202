import type { Call } from '@overtrick/rules/auction/call';
import type { Contract } from '@overtrick/rules/auction/contract';
import { expect, test } from 'vitest';
import type { Deliberated, Outcome } from './deliberate.ts';
import { reasonFor } from './reason.ts';

const TWO_SPADES: Contract = { level: 2, strain: 'S', doubling: 0, declarer: 'S' };
const THREE_HEARTS: Contract = { level: 3, strain: 'H', doubling: 0, declarer: 'W' };
const GAME: Contract = { level: 4, strain: 'S', doubling: 0, declarer: 'S' };

const times = (count: number, contract: Contract | undefined, isMade: boolean): Outcome[] =>
  Array.from({ length: count }, () => ({ contract, isMade }));

const said = (
  call: Call,
  outcomes: readonly Outcome[],
  usual: readonly Outcome[],
  gains: readonly number[],
): string => {
  const found: Deliberated = {
    rule: undefined,
    judged: undefined,
    call,
    considered: [],
    outcomes,
    usual,
    gains,
  };
  return reasonFor('S', found);
};

test('a contract that every layout leads to is counted in all of them', () => {
  const outcomes = [...times(7, GAME, true), ...times(1, GAME, false)];
  expect(said('4S', outcomes, times(8, TWO_SPADES, true), Array(8).fill(5))).toBe(
    'My system’s call is pass, but 4♠ makes in 7 of 8 layouts that I imagine: I bid 4♠.',
  );
});

test('a contract that some layouts lead to is counted in those alone', () => {
  const usual = [
    ...times(5, THREE_HEARTS, true),
    ...times(1, THREE_HEARTS, false),
    ...times(4, undefined, false),
  ];
  expect(said('2S', times(10, TWO_SPADES, false), usual, Array(10).fill(1))).toBe(
    'My system’s call is pass, but they would make 3♥ in 5 of the 6 layouts in which it is played: I bid 2♠.',
  );
});

test('without one contract to name, the layouts that gain are counted, and none are made up', () => {
  const outcomes = [...times(4, TWO_SPADES, false), ...times(4, undefined, false)];
  const usual = times(8, TWO_SPADES, false);
  expect(said('2S', outcomes, usual, [3, 3, 3, 3, 3, 0, -1, -1])).toBe(
    'My system’s call is pass, but it leads to a worse contract in 5 of 8 layouts that I imagine: I bid 2♠.',
  );
  expect(said('2S', outcomes, usual, [12, 12, 0, 0, 0, 0, -1, -1])).toBe(
    'My system’s call is pass, but it loses more in 2 of 8 layouts that I imagine than it gains in the others: I bid 2♠.',
  );
});

test('a call that its layouts do not favour says that hands like this do', () => {
  expect(said('X', times(8, THREE_HEARTS, false), times(8, THREE_HEARTS, false), Array(8).fill(-1))).toBe(
    'My system’s call is pass, but hands like this score better with a double: I double.',
  );
});
