import { type Card, rankIndex, type Suit, suitOf } from '@overtrick/rules/card';
import { type CardSet, cardsOf, remove, suitLength } from '@overtrick/rules/cardSet';

/** Of a ten, jack, queen, king, ace, about in points; what is lower counts for a little. */
const HONOURS = [0.6, 1.2, 2, 3, 4.5] as const;
const TEN = 8;
const SMALL = 0.05;
/** For each card of a suit beyond three that one has already, and for any trump. */
const LENGTH = 0.6;
const TRUMP = 2.5;

/**
 * The value of a card to a hand that is still being collected: its rank, the length of its suit, trumps once they are
 * known.
 */
export function worthOf(card: Card, hand: CardSet, trump: Suit | undefined): number {
  const rank = rankIndex(card);
  const suit = suitOf(card);
  const honour = rank < TEN ? rank * SMALL : (HONOURS[rank - TEN] ?? 0);
  const others = suitLength(remove(hand, card), suit);
  return honour + LENGTH * Math.max(0, others - 2) + (suit === trump ? TRUMP : 0);
}

/** The average value of a card of these. */
export function meanWorth(cards: CardSet, hand: CardSet, trump: Suit | undefined): number {
  const all = cardsOf(cards);
  return all.length === 0 ? 0 : all.reduce((sum, card) => sum + worthOf(card, hand, trump), 0) / all.length;
}
