import { defined } from '@overtrick/rules/assert';
import type { Seat } from '@overtrick/rules/cards/seat';
import { parseHand } from '@overtrick/rules/deals/deal';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { afterSteps, setupOf } from '@overtrick/rules/internals/testing/after';
import { parseOptions } from '@overtrick/rules/options';
import type { View } from '@overtrick/rules/views/view';
import { describe, expect, test } from 'vitest';
import { BRIDGE, dealFrom, stateAfter, viewOnTurn } from '../suites/table.ts';
import { announcedFit, isAuctioned } from './announced.ts';
import { plainPlayOf } from './hidden.ts';
import { holdingsOf } from './signals/plays.ts';

// North has 12 points and five spades, East 10, South 14, West 4
const DEAL = 'N:AQ962.K7.QJ4.983 K3.A864.K92.T765 J75.T52.A83.AKQ4 T84.QJ93.T765.J2';

interface Shown {
  readonly game: AnyGame;
  readonly view: View;
  readonly likely: (seat: Seat, hand: string) => number;
}

function shown(id: string, steps: string): Shown {
  const game: AnyGame = defined(findGame(id), id);
  const state = afterSteps(game, setupOf(DEAL, 'N'), {}, steps);
  const view = game.view(state, defined(game.toAct(state)[0], 'somebody is to act'));
  const play = defined(plainPlayOf(view), 'a play of the plain shape');
  return {
    game,
    view,
    likely(seat, hand) {
      const read = parseHand(hand);
      return announcedFit(view, play, seat)(holdingsOf(defined(read.ok ? read.value : undefined, hand)));
    },
  };
}

describe('what is told where no system speaks', () => {
  test('points that were announced are so', () => {
    const { game, view, likely } = shown('minibridge', 'S declare S part');
    expect(isAuctioned(game, view)).toBe(false);
    expect(view.seat).toBe('W');
    expect(likely('E', 'K3.A864.K92.T765')).toBe(1);
    expect(likely('E', 'K3.A864.K92.J765')).toBe(0);
  });

  test('who names trumps from his own hand has some of them, who must name some fewer', () => {
    const named = shown('bridge-whist', 'N declare S, E P, W P');
    expect(named.view.seat).toBe('E');
    expect(named.likely('N', 'AQ962.K7.QJ4.983')).toBe(1);
    expect(named.likely('N', 'AQ6.K72.QJ42.983')).toBeLessThan(0.2);
    const left = shown('bridge-whist', 'N over, S declare S, E P, W P');
    expect(left.likely('S', 'AQ62.K72.QJ4.983')).toBe(1);
    expect(left.likely('N', '6.K72.QJ42.A9832')).toBe(1);
  });

  test('who opened has points for it, and who passed before has not', () => {
    const { likely } = shown('minibridge-slips', 'N P, E P, S open, S 1NT, W P');
    expect(likely('S', 'J75.T52.A83.AKQ4')).toBe(1);
    expect(likely('S', 'J75.T52.A83.QJ42')).toBeLessThan(likely('S', 'J75.T52.A83.KQJ4'));
    expect(likely('E', 'AK3.A864.K92.765')).toBeLessThan(likely('E', 'K3.A864.K92.T765'));
  });

  test('calls of partners by a system are another matter, also where choices come before the auction', () => {
    const game: AnyGame = defined(findGame('awol'), 'awol');
    const options = parseOptions(game.options, {});
    let state = game.start(setupOf(DEAL, 'W'), defined(options.ok ? options.value : undefined, 'options'));
    expect(game.view(state).phase).toBe('decide');
    while (game.view(state).calls.length === 0) {
      const seat = defined(game.toAct(state)[0], 'somebody is to act');
      state = game.apply(state, seat, defined(game.legalActions(state, seat)[0], 'something may be done'));
    }
    expect(isAuctioned(game, game.view(state, game.toAct(state)[0]))).toBe(true);
    const view = viewOnTurn(stateAfter(dealFrom(DEAL), '1S P 2C P 2S P P P'));
    expect(isAuctioned(BRIDGE, view)).toBe(true);
  });
});
