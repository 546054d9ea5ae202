import type { Action } from '@overtrick/rules/action';
import { isCard, rankIndex, type Suit, suitOf } from '@overtrick/rules/cards/card';

/** A card named incompletely: its suit, if it has one, and whether the highest or the lowest is meant. */
export interface IncompleteCard {
  readonly suit?: Suit | undefined;
  readonly end: 'low' | 'high' | 'any';
}

/**
 * Finds the card that an incomplete name means (Law 46B): of a suit alone, or “low”, the lowest; of “high” the highest.
 * Without a suit it is of the suit led, as far as that must be followed. “Any” is the lowest card of all.
 */
export function cardMeant(legal: readonly Action[], { suit, end }: IncompleteCard): Action | undefined {
  const cards = legal
    .flatMap((one) =>
      one.kind === 'play' && isCard(one.card) && (suit === undefined || suitOf(one.card) === suit)
        ? [one]
        : [],
    )
    .toSorted((a, b) => rankIndex(a.card) - rankIndex(b.card));
  const isOneSuit = new Set(cards.map(({ card }) => suitOf(card))).size === 1;
  if (end === 'any') return cards[0];
  // with several suits to choose from, “low” and “high” say too little
  if (!isOneSuit) return undefined;
  return end === 'high' ? cards.at(-1) : cards[0];
}
