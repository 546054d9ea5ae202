import { defined } from '@overtrick/rules/assert';
import { findGame } from '@overtrick/rules/games/list';
import { parseOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { novice } from '../novice.ts';
import { dealAround, handFrom } from '../suites/table.ts';
import { isNilHand, likelyTricks } from './count.ts';

/** What the first bidder bids with a hand. */
function bidOf(id: string, hand: string): number {
  const game = defined(findGame(id), id);
  const options = parseOptions(game.options);
  if (!options.ok) throw new Error(options.why);
  const state = game.start(
    { dealer: 'N', vul: 'none', deal: dealAround('W', handFrom(hand)) },
    options.value,
  );
  const { action } = novice(game, game.view(state, 'W'), { worlds: 1 }, seededRandom('x'));
  return action.kind === 'bid' ? action.tricks : -1;
}

describe('bids of tricks', () => {
  test.each([
    ['AKQJT98765432...', 13],
    ['AKQJ.AK.A432.A32', 7],
    ['AK32.K432.Q32.32', 3],
    ['432.AQ2.K432.AK2', 3],
    ['Q32.8765.8765.87', 1],
    ['.9876.98765.9876', 1],
  ])('with %s Call Break’s first caller calls %i', (hand, call) => {
    expect(bidOf('call-break', hand)).toBe(call);
  });

  test('no call is lower or higher than the game has', () => {
    expect(bidOf('call-bridge', '.9876.98765.9876')).toBe(2);
    expect(bidOf('call-bridge', 'AKQJT98765432...')).toBe(12);
  });
});

describe('nil hands', () => {
  test.each([
    ['T32.5432.632.432', true],
    ['.76432.8532.9632', true],
    ['A2.5432.5432.432', false],
    ['K2.5432.5432.432', false],
    ['5432.432.432.432', false],
    ['32.AK.65432.5432', false],
    ['32.5432.AT98.432', false],
  ])('%s: %s', (hand, isNil) => {
    expect(isNilHand(handFrom(hand))).toBe(isNil);
  });
});

test('a spade more is never worth less', () => {
  expect(likelyTricks(handFrom('AKQ32.432.432.32'))).toBeGreaterThan(
    likelyTricks(handFrom('AKQ2.5432.432.32')),
  );
});
