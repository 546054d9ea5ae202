import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { randomSetup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { trustOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { describe, expect, test } from 'vitest';
import { novice } from '../../novice.ts';
import { decideByCarryingOn, isSurelyBetter } from './carryOn.ts';

const engine = createEngine(readModule(), { megabytes: 16 });

const game: AnyGame = defined(findGame('single-dummy'), 'a game');

/** Returns the view of the player who must choose a dummy in a deal that novices bid. */
function choiceIn(deal: number): View {
  const random = seededRandom(`choices before ${deal}`);
  const dealers = game.dealers ?? game.seats;
  const dealer = defined(dealers[deal % dealers.length], 'somebody deals');
  const setup = randomSetup({ dealer, vul: 'none' }, seededRandom(`choices ${deal}`), game.ordered);
  let state = game.start(setup, trustOptions(game.options, {}));
  for (;;) {
    const seat = defined(game.toAct(state)[0], 'the deal goes on');
    const view = game.view(state, seat);
    if (view.phase === 'decide') return view;
    state = game.apply(state, seat, novice(game, view, { worlds: 4 }, random).action);
  }
}

describe('the dummy of who trusts points and trumps', () => {
  const chosenIn = (deal: number, isTrusting: boolean): string => {
    const budget = { worlds: 20, positions: 1_200_000, engine };
    const random = seededRandom(`choices expert ${deal}`);
    const decision = decideByCarryingOn(novice, isTrusting)(game, choiceIn(deal), budget, random);
    return makeAction(defined(decision, 'layouts enough').action);
  };
  const ruledIn = (deal: number): string =>
    makeAction(novice(game, choiceIn(deal), { worlds: 4 }, seededRandom('rule')).action);

  // open is 25 points better in 11 layouts, with a standard error of 30
  test('is theirs where another is no surer to be better', () => {
    expect(ruledIn(19)).toBe('closed');
    expect(chosenIn(19, false)).toBe('open');
    expect(chosenIn(19, true)).toBe('closed');
  });

  test('is another where that is better by a standard error', () => {
    expect(ruledIn(42)).toBe('closed');
    expect(chosenIn(42, true)).toBe('open');
  });
});

describe('an action is surely better', () => {
  test.each<[string, readonly (readonly number[])[], boolean]>([
    [
      'that brings more in every layout',
      [
        [90, 50],
        [80, 60],
        [70, 20],
        [90, 60],
      ],
      true,
    ],
    [
      'that brings as much more everywhere',
      [
        [20, 10],
        [30, 20],
        [20, 10],
        [30, 20],
      ],
      true,
    ],
    [
      'no, where one layout makes all of the difference',
      [
        [400, -100],
        [50, 80],
        [50, 80],
        [50, 80],
      ],
      false,
    ],
    [
      'no, where it is as good',
      [
        [50, 50],
        [20, 20],
        [30, 30],
        [70, 70],
      ],
      false,
    ],
    [
      'no, that brings less',
      [
        [10, 20],
        [20, 30],
        [30, 60],
        [70, 90],
      ],
      false,
    ],
  ])('%s', (_, found, isSure) => expect(isSurelyBetter(found, 0, 1)).toBe(isSure));
});
