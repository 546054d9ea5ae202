import { makeContract } from '@overtrick/rules/auction/contract';
import { bySeat, type Seat, type Vul } from '@overtrick/rules/cards/seat';
import { expect, test } from 'vitest';
import { parOf } from './par.ts';
import type { TrickTable } from './solve.ts';

/** Builds a table from the tricks of North–South and of East–West in clubs, diamonds, hearts, spades and notrump. */
function tableOf(ns: readonly number[], ew: readonly number[]): TrickTable {
  const row = ([C = 0, D = 0, H = 0, S = 0, N = 0]: readonly number[]) => ({ C, D, H, S, N });
  return bySeat((seat) => row(seat === 'N' || seat === 'S' ? ns : ew));
}

const parText = (table: TrickTable, dealer: Seat, vul: Vul) => {
  const { score, contracts } = parOf(table, dealer, vul);
  return [score, ...contracts.map((contract) => `${makeContract(contract)} ${contract.declarer}`)];
};

test('the side that can make more plays its game when a sacrifice costs too much', () => {
  const table = tableOf([8, 8, 10, 8, 9], [5, 5, 3, 5, 4]);
  expect(parText(table, 'N', 'none')).toEqual([420, '4H N', '4H S']);
  expect(parText(table, 'E', 'both')).toEqual([620, '4H N', '4H S']);
});

test('the cheaper sacrifice is doubled, one step above the contract that it saves from', () => {
  const table = tableOf([6, 8, 10, 4, 9], [7, 3, 2, 9, 3]);
  expect(parText(table, 'N', 'both')).toEqual([200, '4SX E', '4SX W']);
  expect(parText(table, 'N', 'none')).toEqual([100, '4SX E', '4SX W']);
});

test('part scores of the same worth are all par, overtricks or not', () => {
  expect(parText(tableOf([7, 5, 6, 5, 6], [5, 7, 6, 8, 6]), 'N', 'both')).toEqual([
    -110,
    '1S E',
    '1S W',
    '2S E',
    '2S W',
  ]);
});

test('a contract over which the other side bids one more is not par', () => {
  // one notrump of East and West lies between one spade and two
  const table = tableOf([6, 6, 6, 8, 6], [6, 6, 6, 5, 7]);
  expect(parText(table, 'N', 'both')).toEqual([110, '2S N', '2S S']);
});

test('where both can make the same contract and nothing higher, the side that bids first has it', () => {
  const table = tableOf([6, 6, 6, 6, 7], [6, 6, 6, 6, 7]);
  expect(parText(table, 'N', 'none')).toEqual([90, '1NT N', '1NT S']);
  expect(parText(table, 'W', 'none')).toEqual([-90, '1NT E', '1NT W']);
});

test('a board on which nobody makes anything is passed out', () => {
  expect(parText(tableOf([6, 6, 6, 6, 6], [6, 6, 6, 6, 6]), 'S', 'both')).toEqual([0]);
});

test('only the partner who makes it declares', () => {
  const table = tableOf([6, 6, 10, 6, 6], [4, 4, 3, 4, 4]);
  expect(parText({ ...table, S: { ...table.S, H: 9 } }, 'N', 'none')).toEqual([420, '4H N']);
});
