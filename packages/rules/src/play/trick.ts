import { type Card, rankIndex, type Suit, suitIndex, suitOf } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';

export interface SeatCard {
  readonly seat: Seat;
  readonly card: Card;
}

/** The cards of a trick in the order they were played; the first is the lead. */
export type Trick = readonly SeatCard[];

/** Returns the card that wins the trick so far: the highest trump, else the highest of the suit led (RULES 0.2). */
export function winningCard(trick: Trick, trump?: Suit): SeatCard | undefined {
  let best = trick[0];
  for (const played of trick) {
    if (best !== undefined && beats(played.card, best.card, trump)) best = played;
  }
  return best;
}

/** True if `card`, played later, beats `other`, which wins so far. */
export const beats = (card: Card, other: Card, trump?: Suit): boolean =>
  suitIndex(card) === suitIndex(other) ? rankIndex(card) > rankIndex(other) : suitOf(card) === trump;
