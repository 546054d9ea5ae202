import type { AnyGame } from '@overtrick/rules/game';
import type { Position } from '@overtrick/rules/position';
import type { Random } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/view';
import type { Engine } from '@overtrick/solver/search';
import { isKnown, solveCards } from '@overtrick/solver/solve';
import { isAlone } from './alone/table.ts';
import type { Budget } from './bot.ts';
import { positionIn } from './expert/decide.ts';
import { cardOf } from './think/cards.ts';
import { plausibilityOf } from './think/plausible.ts';
import { statesOf } from './think/states.ts';
import { drawLayouts } from './worlds/draw.ts';
import { plainPlayOf } from './worlds/hidden.ts';
import { likelihoodOf } from './worlds/likely.ts';
import { type Tried, tryOut, type Weighted } from './worlds/trial.ts';

/** What was to be expected of each action of a play, by what its player knew. */
export interface Judged {
  /** In the order of `view.legal`; `value` in tricks of his side, of those that were left. */
  readonly tried: readonly Tried[];
  /** How many layouts were looked at. */
  readonly worlds: number;
}

/**
 * Single dummy, by sampling: the tricks that each card takes on average over layouts that the player cannot tell from the real one,
 * each solved with all cards seen. `undefined` where tricks are not all that counts, and when the time ran out before the first layout.
 */
export function judgeCards(
  game: AnyGame,
  view: View,
  budget: Budget & { readonly engine: Engine },
  random: Random,
): Judged | undefined {
  const worlds = positionsOf(game, view, budget.worlds, random);
  if (worlds === undefined) return undefined;
  return tryOut(
    { actions: view.legal, worlds, valuesIn: (position) => tricksOf(budget.engine, position, view) },
    budget,
  );
}

/** Positions that fit what is known: as partners told each other, else as a call speaks for its player alone. */
function positionsOf(
  game: AnyGame,
  view: View,
  count: number,
  random: Random,
): Iterable<Weighted<Position>> | undefined {
  const play = plainPlayOf(view);
  if (play !== undefined && !isAlone(game, view)) {
    const weightOf = likelihoodOf(game, view, play, { plays: true });
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

/** Tricks after each legal action; `undefined` when the time ran out. */
function tricksOf(engine: Engine, position: Position, { legal }: View): readonly number[] | undefined {
  const found = solveCards(engine, position);
  const tricks: number[] = [];
  for (const action of legal) {
    const card = cardOf(action, position);
    const bounds = card === undefined ? undefined : found.get(card);
    if (bounds === undefined || !isKnown(bounds)) return undefined;
    tricks.push(bounds.lower);
  }
  return tricks;
}
