import type { AnyGame } from '@overtrick/rules/game';
import type { Position } from '@overtrick/rules/play/position';
import type { Random } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import type { Engine } from '@overtrick/solver';
import type { Budget } from './bot.ts';
import { likelihoodByCarding } from './carding/read.ts';
import { positionIn } from './cardPlay/search/bridge.ts';
import { tricksAfter } from './cardPlay/search/tricksAfter.ts';
import { isAlone } from './sampling/alone.ts';
import { drawLayouts } from './sampling/draw.ts';
import { plainPlayOf } from './sampling/hidden.ts';
import { plausibilityOf } from './sampling/plausible.ts';
import { statesOf } from './sampling/states.ts';
import { type Results, tryOut, type Weighted } from './sampling/trial.ts';

/**
 * Evaluates cards single dummy, by sampling. Each layout that the player cannot distinguish from the real one is solved
 * with open cards; the result is the average number of remaining tricks for the player's side after each action of
 * `view.legal`. Returns `undefined` if not only tricks count, or if the time ran out before the first layout.
 */
export function judgeCards(
  game: AnyGame,
  view: View,
  budget: Budget & { readonly engine: Engine },
  random: Random,
): Results | undefined {
  const worlds = positionsOf(game, view, budget.worlds, random);
  if (worlds === undefined) return undefined;
  return tryOut(
    { actions: view.legal, worlds, valuesIn: (position) => tricksAfter(budget.engine, position, view.legal) },
    budget,
  );
}

/**
 * Draws positions that fit the known facts: the signals and calls of partners, or else each call for its player alone.
 */
function positionsOf(
  game: AnyGame,
  view: View,
  count: number,
  random: Random,
): Iterable<Weighted<Position>> | undefined {
  const play = plainPlayOf(view);
  if (play !== undefined && !isAlone(game, view)) {
    const weightOf = likelihoodByCarding(game, view, play, { plays: true, calls: true });
    const layouts = drawLayouts(play, weightOf, count, random);
    return layouts.map(({ world, weight }) => ({ world: positionIn(play, world), weight }));
  }
  if (view.phase !== 'play' || game.position?.(game.imagine(view, random)) === undefined) return undefined;
  return positionsIn(game, statesOf(game, view, plausibilityOf(game, view), random));
}

function* positionsIn(game: AnyGame, states: Iterable<Weighted<unknown>>): Generator<Weighted<Position>> {
  for (const { world, weight } of states) {
    const position = game.position?.(world);
    if (position !== undefined) yield { world: position, weight };
  }
}
