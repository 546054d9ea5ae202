import type { Suit } from '@overtrick/rules/cards/card';
import type { CardSet } from '@overtrick/rules/cards/cardSet';
import { usePreferences } from '../device/preferences.ts';
import { suitOrder } from './cards/sort.ts';

/** Returns the order of a hand's suits from the left, by the visitor's preferences. */
export function useSuitOrder(hand: CardSet, trump?: Suit): readonly Suit[] {
  const suits = usePreferences((chosen) => chosen.suits);
  const trumps = usePreferences((chosen) => chosen.trumps);
  return suitOrder(hand, trump, { suits, trumps });
}
