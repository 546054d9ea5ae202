import { sameAction } from '@overtrick/rules/action';
import { seededRandom } from '@overtrick/rules/random';
import { expect, test } from 'vitest';
import { decideByRollouts } from './rollout.ts';
import { BRIDGE, dealFrom, stateAfter, viewOnTurn } from './suites/table.ts';

// one trick is left: the ace of spades takes it, the deuce was played before
const DEAL = 'N:A52.K84.AQ62.753 974.T976.T3.J842 863.AJ2.KJ54.AKQ KQJT.Q53.987.T96';
const view = viewOnTurn(stateAfter(dealFrom(DEAL), 'P P 1NT P 3NT P P P SK'));

test('an action is tried in imagined layouts and the best one taken', () => {
  const decision = decideByRollouts(BRIDGE, view, { worlds: 6 }, seededRandom('a'));
  expect(decision && view.legal.some((legal) => sameAction(legal, decision.action))).toBe(true);
  expect(decideByRollouts(BRIDGE, view, { worlds: 6 }, seededRandom('a'))).toEqual(decision);
});

test('it stops when the budget is spent', () => {
  let asked = 0;
  const isSpent = () => {
    asked += 1;
    return true;
  };
  expect(decideByRollouts(BRIDGE, view, { worlds: 1000, isSpent }, seededRandom('a'))).toBeDefined();
  expect(asked).toBe(1);
});

test('a spectator has nothing to decide', () => {
  const spectators = BRIDGE.view(stateAfter(dealFrom(DEAL), 'P P 1NT'));
  expect(decideByRollouts(BRIDGE, spectators, { worlds: 2 }, seededRandom('a'))).toBeUndefined();
});
