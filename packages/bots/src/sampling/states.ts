import { equals } from '@overtrick/rules/cardSet';
import type { Deal } from '@overtrick/rules/deal';
import type { AnyGame } from '@overtrick/rules/game';
import { fraction, type Random } from '@overtrick/rules/random';
import { SEATS } from '@overtrick/rules/seat';
import type { View } from '@overtrick/rules/view';
import { isKnown } from './openHands.ts';
import type { Weighted } from './trial.ts';

/** The fit of a state to what the others did, above 0 and at most 1. */
export type Plausibility = (state: unknown) => number;

/** So many states are refused before one is taken as it comes. */
const MOST_REFUSED = 30;

/**
 * States that the view cannot tell from the real one, as they are asked for, without end: each is as likely to come as
 * it is plausible. Just one where the view leaves no doubt.
 */
export function* statesOf(
  game: AnyGame,
  view: View,
  plausibility: Plausibility,
  random: Random,
): Generator<Weighted<unknown>> {
  if (isCertain(game, view, random)) {
    yield { world: game.imagine(view, random), weight: 1 };
    return;
  }
  for (;;) {
    let state = game.imagine(view, random);
    for (let refused = 0; refused < MOST_REFUSED; refused++) {
      if (fraction(random) < plausibility(state)) break;
      state = game.imagine(view, random);
    }
    yield { world: state, weight: 1 };
  }
}

/** Does the view leave no doubt where the cards are, by the pack or by what the player remembers? */
export const isCertain = (game: AnyGame, view: View, random: Random): boolean =>
  isKnown(view) || isRemembered(game, view, random);

/** Layouts that agree so many times agree because the player remembers where the cards are. */
const TIMES = 6;

function isRemembered(game: AnyGame, view: View, random: Random): boolean {
  if (view.memory === undefined) return false;
  const hands = (): Deal => {
    const state = game.imagine(view, random);
    return game.playOf?.(state)?.hands ?? game.dealt?.(state) ?? game.setupOf(state).deal;
  };
  const first = hands();
  for (let time = 1; time < TIMES; time++) {
    const other = hands();
    if (!SEATS.every((seat) => equals(first[seat], other[seat]))) return false;
  }
  return true;
}
