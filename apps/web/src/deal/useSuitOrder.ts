import type { Suit } from '@overtrick/rules/card';
import type { CardSet } from '@overtrick/rules/cardSet';
import { usePreferences } from '../device/preferences.ts';
import { suitOrder } from './cards/sort.ts';

/** The order of a hand's suits from the left, as the person likes to hold them. */
export function useSuitOrder(hand: CardSet, trump?: Suit): readonly Suit[] {
  const suits = usePreferences((chosen) => chosen.suits);
  const trumps = usePreferences((chosen) => chosen.trumps);
  return suitOrder(hand, trump, { suits, trumps });
}
