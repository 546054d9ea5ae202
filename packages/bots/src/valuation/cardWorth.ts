import { type Card, rankIndex, type Suit, suitOf } from '@overtrick/rules/cards/card';
import { type CardSet, cardsOf, remove, suitLength } from '@overtrick/rules/cards/cardSet';

/** The values of ten, jack, queen, king and ace, roughly in points; lower cards count for a little. */
const HONOURS = [0.6, 1.2, 2, 3, 4.5] as const;
const TEN = 8;
const SMALL = 0.05;
/** The value of each card of a suit beyond the third, and of any trump. */
const LENGTH = 0.6;
const TRUMP = 2.5;

/**
 * Values a card for a hand that is still being collected: by its rank, the length of its suit, and trumps once they are
 * known.
 */
export function worthOf(card: Card, hand: CardSet, trump: Suit | undefined): number {
  const rank = rankIndex(card);
  const suit = suitOf(card);
  const honour = rank < TEN ? rank * SMALL : (HONOURS[rank - TEN] ?? 0);
  const others = suitLength(remove(hand, card), suit);
  return honour + LENGTH * Math.max(0, others - 2) + (suit === trump ? TRUMP : 0);
}

/** Returns the average value of a card of this set. */
export function meanWorth(cards: CardSet, hand: CardSet, trump: Suit | undefined): number {
  const all = cardsOf(cards);
  return all.length === 0 ? 0 : all.reduce((sum, card) => sum + worthOf(card, hand, trump), 0) / all.length;
}
