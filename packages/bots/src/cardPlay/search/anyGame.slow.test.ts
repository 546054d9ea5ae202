import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { randomSetup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { afterSteps, setupOf } from '@overtrick/rules/internals/testing/after';
import { parseOptions } from '@overtrick/rules/options';
import { pick, seededRandom } from '@overtrick/rules/random';
import { solveCards } from '@overtrick/solver';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { describe, expect, test } from 'vitest';
import type { Decider } from '../../bot.ts';
import { novice } from '../../novice.ts';
import { plausibilityOf } from '../../sampling/plausible.ts';
import { statesOf } from '../../sampling/states.ts';
import { decideByPosition, decideByReading } from './anyGame.ts';

const engine = createEngine(readModule(), { megabytes: 16 });
const gameOf = (id: string): AnyGame => defined(findGame(id), id);

/** Plays a deal with novices until that many cards are left in the hand to play; the cards of the play are random. */
function stateWith(game: AnyGame, left: number, seed: string): unknown {
  const random = seededRandom(seed);
  const options = parseOptions(game.options, {});
  if (!options.ok) throw new Error('the defaults are options');
  const setup = randomSetup({ dealer: 'S', vul: 'none' }, random, game.ordered);
  let state = game.start(setup, options.value);
  for (;;) {
    const seat = defined(game.toAct(state)[0], 'the deal goes on');
    const view = game.view(state, seat);
    const isPlay = game.position?.(state) !== undefined;
    if (isPlay && view.turn !== undefined && view.hands[view.turn].count <= left && view.legal.length > 1)
      return state;
    const action = isPlay
      ? pick(random, view.legal)
      : novice(game, view, { worlds: 1 }, seededRandom(seed)).action;
    state = game.apply(state, seat, action);
  }
}

describe('where every card is known no trick is lost', () => {
  const cases = ['solo', 'solo-whist', 'memory'].flatMap((id) =>
    ['a', 'b', 'c'].map((seed) => [id, seed] as const),
  );
  test.each(cases)('%s, deal %s', (id, seed) => {
    const game = gameOf(id);
    const state = stateWith(game, 8, seed);
    const seat = defined(game.toAct(state)[0], 'somebody plays');
    const view = game.view(state, seat);
    const decision = decideByPosition(game, view, { worlds: 5, engine }, seededRandom('play'));
    const { action } = defined(decision, 'a card');
    const values = solveCards(engine, defined(game.position?.(state), 'a play'));
    const card = action.kind === 'play' ? action.card : -1;
    expect(values.get(card)?.lower).toBe(Math.max(...[...values.values()].map(({ lower }) => lower)));
    expect(decision?.reason).toMatch(/know where every card is|are equally good/);
  });
});

test('what both hands remember leaves one layout, what they do not leaves many', () => {
  const views = ['memory', 'draw-discard'].map((id) => {
    const game = gameOf(id);
    const state = stateWith(game, 10, 'x');
    return { game, view: game.view(state, defined(game.toAct(state)[0], 'somebody plays')) };
  });
  const counts = views.map(({ game, view }) => {
    let count = 0;
    for (const _ of statesOf(game, view, () => 1, seededRandom('states'))) if (++count === 20) break;
    return count;
  });
  expect(counts).toEqual([1, 20]);
});

test('layouts come as they are plausible', () => {
  const game = gameOf('draw-discard');
  const state = stateWith(game, 10, 'y');
  const view = game.view(state, defined(game.toAct(state)[0], 'somebody plays'));
  const isRefused = new WeakSet<object>();
  let asked = 0;
  const half = (imagined: unknown): number => {
    if (asked++ % 2 === 1) return 1;
    if (typeof imagined === 'object' && imagined !== null) isRefused.add(imagined);
    return 0;
  };
  let count = 0;
  for (const { world } of statesOf(game, view, half, seededRandom('states'))) {
    expect(typeof world === 'object' && world !== null && isRefused.has(world)).toBe(false);
    if (++count === 10) break;
  }
  const fit = plausibilityOf(game, view)(state);
  expect(fit).toBeGreaterThan(0);
  expect(fit).toBeLessThanOrEqual(1);
});

test('without a solver it has nothing to say, nor before the play', () => {
  const game = gameOf('memory');
  const state = stateWith(game, 8, 'a');
  const view = game.view(state, defined(game.toAct(state)[0], 'somebody plays'));
  expect(decideByPosition(game, view, { worlds: 5 }, seededRandom('play'))).toBeUndefined();
  expect(
    decideByPosition(game, { ...view, phase: 'auction' }, { worlds: 5, engine }, seededRandom('play')),
  ).toBeUndefined();
});

describe('who reads the cards', () => {
  // West declares, the dummy between the defenders; the queen that East led shows the jack
  const DEAL = 'N:KT3.K642.A85.K75 QJ97.73.962.QT42 642.QJT8.QJT3.J9 A85.A95.K74.A863';
  const LED = 'W 1NT, E P, S P, E SQ, W S3, S S2, W SA, W S5, E S7';
  const decisionBy = (decide: Decider) => {
    const game = gameOf('cutthroat');
    const state = afterSteps(game, setupOf(DEAL, 'W'), {}, LED);
    const view = game.view(state, defined(game.toAct(state)[0], 'somebody plays'));
    return defined(decide(game, view, { worlds: 16, engine }, seededRandom('read')), 'a card');
  };
  /** Returns the points that the finesse gains over the king. */
  const gainBy = (decide: Decider): number => {
    const { values = [] } = decisionBy(decide);
    const [ten = 0, king = 0] = ['ST', 'SK'].map(
      (card) => values.find(({ action }) => makeAction(action) === card)?.value,
    );
    return ten - king;
  };

  test('finesses against the honour that a lead told of, and is surer of it', () => {
    expect(makeAction(decisionBy(decideByReading).action)).toBe('ST');
    expect(gainBy(decideByReading)).toBeGreaterThan(gainBy(decideByPosition) + 5);
  });

  test('the same seed decides the same', () =>
    expect(decisionBy(decideByReading)).toEqual(decisionBy(decideByReading)));
});
