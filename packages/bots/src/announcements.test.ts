import { defined } from '@overtrick/rules/assert';
import { makeDeal } from '@overtrick/rules/deals/deal';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { findGame } from '@overtrick/rules/games/list';
import { afterSteps, setupOf } from '@overtrick/rules/internals/testing/after';
import { seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { type AlertPlace, announcementsOf, unalertedOf } from './announcements.ts';

/** Returns the announcements in an auction, in the game, with the systems of the two sides. */
function said(
  id: string,
  steps: string,
  systems?: { readonly NS: string; readonly EW: string },
  place?: AlertPlace,
) {
  const game = defined(findGame(id), id);
  const { deal } = randomSetup({ dealer: 'S', vul: 'none' }, seededRandom('announced'));
  const setup = { ...setupOf(makeDeal(deal)), ...(systems !== undefined && { systems }) };
  return announcementsOf(game, game.view(afterSteps(game, setup, {}, steps)), place);
}

describe('what is said aloud of calls', () => {
  test('the range of an opening in notrump, by the system of its side', () => {
    expect(said('bridge', 'S 1NT')).toEqual({ 0: { kind: 'points', from: 15, to: 17 } });
    expect(said('bridge', 'S 1NT', { NS: 'acol', EW: 'sayc' })).toEqual({
      0: { kind: 'points', from: 12, to: 14 },
    });
    expect(said('bridge', 'S P, W 2NT')).toEqual({ 1: { kind: 'points', from: 20, to: 21 } });
  });

  test('the suit of a transfer, and nothing of Stayman, an overcall or a rebid', () => {
    const opening = { kind: 'points', from: 15, to: 17 };
    expect(said('bridge', 'S 1NT, W P, N 2D')).toEqual({ 0: opening, 2: { kind: 'suit', suit: 'H' } });
    expect(said('bridge', 'S 1NT, W P, N 2H, E P, S 2S')).toEqual({
      0: opening,
      2: { kind: 'suit', suit: 'S' },
    });
    expect(said('bridge', 'S 1NT, W P, N 2C')).toEqual({ 0: opening });
    expect(said('bridge', 'S 1H, W 1NT')).toEqual({});
    expect(said('bridge', 'S 1H, W P, N 1S, E P, S 1NT')).toEqual({});
  });

  test('as the place has it', () => {
    const stayman = 'S 1NT, W P, N 2C';
    const opening = { kind: 'points', from: 15, to: 17 };
    expect(said('bridge', stayman, undefined, 'acbl')).toEqual({ 0: opening });
    expect(said('bridge', stayman, undefined, 'ebu')).toEqual({ 0: opening, 2: { kind: 'stayman' } });
    expect(said('bridge', stayman, undefined, 'wbf')).toEqual({});
    expect(said('bridge', 'S 2H', undefined, 'ebu')).toEqual({ 0: { kind: 'two', strength: 'weak' } });
    const strong = { NS: 'sayc+twos.strong', EW: 'sayc' };
    expect(said('bridge', 'S 2H', strong, 'ebu')).toEqual({ 0: { kind: 'two', strength: 'strong' } });
    expect(said('bridge', 'S 2C', undefined, 'ebu')).toEqual({});
    expect(said('bridge', 'S 2NT', undefined, 'ebu')).toEqual({});
    expect(said('bridge', 'S 2H', undefined, 'acbl')).toEqual({});
  });

  test('and artificial calls go without an alert where the place says so', () => {
    const game = defined(findGame('bridge'), 'bridge');
    const { deal } = randomSetup({ dealer: 'S', vul: 'none' }, seededRandom('announced'));
    const quiet = (steps: string, place: AlertPlace) => [
      ...unalertedOf(game, game.view(afterSteps(game, setupOf(makeDeal(deal)), {}, steps)), place),
    ];
    const blackwood = 'S 1S, W P, N 3S, E P, S 4NT, W P, N 5H';
    expect(quiet(blackwood, 'online')).toEqual([]);
    for (const place of ['acbl', 'ebu', 'wbf'] as const) expect(quiet(blackwood, place)).toEqual([4, 6]);
    expect(quiet('S 1NT, W P, N 2C', 'acbl')).toEqual([0, 2]);
    expect(quiet('S 1NT, W P, N 2C', 'wbf')).toEqual([]);
    expect(quiet('S 1NT, W P, N 2D', 'ebu')).toEqual([0, 2]);
    // an answer at the four level before opener's second turn
    expect(quiet('S 1NT, W P, N 4C', 'acbl')).toEqual([0]);
    expect(quiet('S 1NT, W P, N 4C', 'ebu')).toEqual([0, 2]);
  });

  test('nothing of who has no partner to agree with', () => {
    expect(said('cutthroat', 'S 1NT')).toEqual({});
    expect(said('awol', 'S open, W P, E P, S 1NT')).toEqual({});
  });
});
