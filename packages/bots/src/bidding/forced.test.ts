import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { findGame } from '@overtrick/rules/games/list';
import { afterSteps, setupOf } from '@overtrick/rules/internals/testing/after';
import { seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { novice } from '../novice.ts';

const auction = defined(findGame('auction'), 'auction bridge is in the list');
const REST = 'K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
const DEAL = `N:AQ962.K7.QJ4.983 ${REST}`;
const WEAK = 'N:97642.75.842.983 K85.A943.T65.KQ6 AQT.KQJT8.QJ.AJ2 J3.62.AK973.T754';

function decide(deal: string, steps: string, set: Readonly<Record<string, unknown>>) {
  const state = afterSteps(auction, setupOf(deal, 'N'), set, steps);
  const view = auction.view(state, auction.toAct(state)[0]);
  return novice(auction, view, { worlds: 4 }, seededRandom('forced'));
}

const ROYAL = { laws: '1913' };

describe('by the laws of 1912-13', () => {
  test.each([
    ['a dealer with spades opens royal spades', DEAL, '', '1R'],
    ['a dealer with nothing says one spade', WEAK, '', '1S'],
    ['that says nothing: the next to open opens as if it were a pass', DEAL, 'N 1S, E P', '1H'],
    [
      'royal spades are raised as spades',
      'N:AQ962.K7.QJ4.983 85.A943.T65.KQ65 KT74.QJ82.973.A2 J3.T65.AK82.JT74',
      'N 1R, E 2H',
      '3R',
    ],
    ['a double of low spades says nothing either', DEAL, 'N 1S, E X', '1H'],
  ])('%s', (_, deal, steps, call) => {
    expect(makeAction(decide(deal, steps, ROYAL).action)).toBe(call);
  });

  test('the reason names them', () => {
    expect(decide(DEAL, '', ROYAL).reason).toContain('I bid 1 royal spades');
    expect(decide(WEAK, '', ROYAL).reason).toBe('I must bid, and this promises the least.');
  });
});

test('a dealer who must bid without anything names his longest suit', () => {
  expect(makeAction(decide(WEAK, '', { dealerMustBid: 'on' }).action)).toBe('1S');
  expect(makeAction(decide(WEAK, '', {}).action)).toBe('P');
});

test('value ranking is no trouble: what is bid is legal', () => {
  for (const steps of ['', 'N 1S, E 2C', 'N 1S, E 4C', 'N 3H, E 4C'])
    expect(() => decide(DEAL, steps, { rank: 'value' })).not.toThrow();
});
