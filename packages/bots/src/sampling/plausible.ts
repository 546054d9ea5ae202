import { type CardSet, cardsOf, FULL, minus, setOf, union } from '@overtrick/rules/cards/cardSet';
import type { AnyGame } from '@overtrick/rules/game';
import type { View } from '@overtrick/rules/views/view';
import { meanWorth, worthOf } from '../valuation/cardWorth.ts';
import { isAlone } from './alone.ts';
import { fitsCalls } from './fitsCalls.ts';
import { fitsPair, hasChosen } from './fitsPair.ts';
import { fitsFreeHand, freeHand } from './freeHand.ts';
import { opponentOf } from './opponent.ts';
import type { Plausibility } from './states.ts';

/** The loss of plausibility, as a logarithm, for each trick by which the calls do not fit. */
const SHARPNESS = 1;

/** Returns the plausibility of states by the other players' calls, in games where a call informs no partner. */
export function plausibilityOf(game: AnyGame, view: View): Plausibility {
  const offBy = fitIn(game, view);
  return (state) => Math.exp(SHARPNESS * Math.min(0, offBy(state)));
}

/** Returns the fit of a state, in tricks, 0 at best. */
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
 * The logarithm of how much likelier a good card is in a collected hand. The player keeps the first of two cards if it
 * is better than the average, so a good card is three times as likely: it comes first, or second after a rejected one.
 */
const TIMES_AS_LIKELY = Math.log(3);
/** The share of the good cards that a player keeps of those that passed through their hands. */
const KEPT = 0.72;

/** Returns the fit of a hand to being chosen card by card, as a logarithm. */
function fitsChoice(view: View, hand: CardSet): number {
  const seen = setOf((view.memory?.order ?? []).filter((card) => card !== null));
  const pool = union(minus(FULL, seen), hand);
  const mean = meanWorth(pool, hand, undefined);
  const goodIn = (cards: CardSet): number =>
    cardsOf(cards).filter((card) => worthOf(card, hand, undefined) >= mean).length;
  return TIMES_AS_LIKELY * (goodIn(hand) - KEPT * goodIn(pool));
}
