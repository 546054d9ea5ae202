import { type CardSet, cardsOf, FULL, minus, setOf, union } from '@overtrick/rules/cardSet';
import type { AnyGame } from '@overtrick/rules/game';
import type { View } from '@overtrick/rules/view';
import { meanWorth, worthOf } from '../valuation/cardWorth.ts';
import { isAlone } from './alone.ts';
import { fitsCalls } from './fitsCalls.ts';
import { fitsPair, hasChosen } from './fitsPair.ts';
import { fitsFreeHand, freeHand } from './freeHand.ts';
import { opponentOf } from './opponent.ts';
import type { Plausibility } from './states.ts';

/** How fast a state loses plausibility with each trick by which the calls do not fit. */
const SHARPNESS = 1;

/** How plausible states are by what the other players called, in games where a call speaks for its player alone. */
export function plausibilityOf(game: AnyGame, view: View): Plausibility {
  const offBy = fitIn(game, view);
  return (state) => Math.exp(SHARPNESS * Math.min(0, offBy(state)));
}

/** In tricks, 0 at best. */
function fitIn(game: AnyGame, view: View): (state: unknown) => number {
  const deal = (state: unknown) => game.dealt?.(state) ?? game.setupOf(state).deal;
  const pair = opponentOf(game, view);
  if (pair !== undefined) {
    const isCollected = hasChosen(view, pair);
    return (state) => {
      const hand = deal(state)[pair];
      return fitsPair(view, hand, pair) + (isCollected ? fitsChoice(view, hand) : 0);
    };
  }
  const free = freeHand(game);
  if (free !== undefined) return (state) => fitsFreeHand(view, free, deal(state));
  const [other, ...more] = game.seats.filter((seat) => seat !== view.seat);
  if (other !== undefined && more.length === 0 && isAlone(game, view))
    return (state) => fitsCalls(view, other, deal(state));
  return () => 0;
}

/**
 * Of two cards he kept the first when it was better than what the other would be on average, so that of the hand that
 * he collected a good card is three times as likely as another: it comes to him first, or second after one that he put
 * away.
 */
const TIMES_AS_LIKELY = Math.log(3);
/** Of the good cards that passed through his hands he has about so many. */
const KEPT = 0.72;

/** How well a hand fits that its player chose it card by card, as a logarithm. */
function fitsChoice(view: View, hand: CardSet): number {
  const seen = setOf((view.memory?.order ?? []).filter((card) => card !== null));
  const pool = union(minus(FULL, seen), hand);
  const mean = meanWorth(pool, hand, undefined);
  const goodIn = (cards: CardSet): number =>
    cardsOf(cards).filter((card) => worthOf(card, hand, undefined) >= mean).length;
  return TIMES_AS_LIKELY * (goodIn(hand) - KEPT * goodIn(pool));
}
