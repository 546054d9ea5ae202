import { equals } from '@overtrick/rules/cards/cardSet';
import { SEATS } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import type { AnyGame } from '@overtrick/rules/game';
import { fraction, type Random } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import { isKnown } from './openHands.ts';
import type { Weighted } from './trial.ts';

/** The fit of a state to the others' actions, above 0 and at most 1. */
export type Plausibility = (state: unknown) => number;

/** The number of rejected states after which the next is accepted. */
const MOST_REFUSED = 30;

/**
 * Generates states that the view cannot distinguish from the real one, without end, with probabilities by their
 * plausibility. Generates only one if the view leaves no doubt.
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

/** True if the view leaves no doubt where the cards are, by counting or by the player's memory. */
export const isCertain = (game: AnyGame, view: View, random: Random): boolean =>
  isKnown(view) || isRemembered(game, view, random);

/** The number of layouts that agree only if the player remembers where the cards are. */
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
