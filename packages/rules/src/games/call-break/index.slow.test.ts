import { describe, expect, test } from 'vitest';
import { makeAction } from '../../action.ts';
import { imagineFaults } from '../../suites/imagination.ts';
import { leakFaults } from '../../suites/leaks.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { seedsTo } from '../../testing/playout.ts';
import { callBreakItems, callBreak as game } from './index.ts';

const SETUP = setupOf('N:T98.AKQ9.AKQJ98. K7.JT8.T76.KQJT9 A65.765.543.8765 QJ432.432.2.A432', 'N');
const BIDS = 'W bid 3, S bid 2, E bid 4, N bid 4';
const legal = (steps: string, options = {}) => {
  const state = afterSteps(game, SETUP, options, steps);
  return game
    .legalActions(state, game.toAct(state)[0] ?? 'N')
    .map(makeAction)
    .join(' ');
};

describe('RULES 12.3: Call Break', () => {
  test('calls from 1 to 13, or to the highest that is agreed', () => {
    expect(legal('').split(' bid')).toHaveLength(13);
    expect(legal('', { highestCall: 8 })).toBe('bid 1 bid 2 bid 3 bid 4 bid 5 bid 6 bid 7 bid 8');
  });

  test('mustBeat: who follows suit must play higher if he can', () => {
    expect(legal(`${BIDS}, W C3, S C8`)).toBe('C9 CT CJ CQ CK');
    expect(legal(`${BIDS}, W C3, S C8, E CK`)).toBe('S8 S9 ST');
    const hearts = `${BIDS}, W H4, S H5, E HT`;
    expect(legal(hearts)).toBe('H9 HQ HK HA');
    expect(legal(hearts, { mustBeat: true })).toBe('HQ HK HA');
    // nothing higher: any card of the suit
    expect(legal(`${BIDS}, W CA`, { mustBeat: true })).toBe('C5 C6 C7 C8');
  });

  test.each([
    [4, 4, 40],
    [4, 6, 42],
    [4, 3, -40],
    [1, 13, 22],
  ])('in tenths: call %i and %i tricks are %i', (call, taken, points) => {
    expect(callBreakItems('P1', call, taken).reduce((sum, item) => sum + item.points, 0)).toBe(points);
  });

  test('nobody may claim: there is no saying who of three gets the rest', () => {
    const state = afterSteps(game, SETUP, {}, `${BIDS}, W C3`);
    expect(game.seats.map((seat) => game.claimable(state, seat))).toEqual(Array(4).fill(undefined));
  });
});

test.each([{ highestCall: 8, mustBeat: true }])('with %j nothing leaks and views are imagined', (options) => {
  expect(leakFaults(game, seedsTo(6), { options })).toEqual([]);
  expect(imagineFaults(game, seedsTo(6), options)).toEqual([]);
});
