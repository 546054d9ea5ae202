import { type Card, rankIndex, type Suit, suitOf } from '@overtrick/rules/card';
import { type CardSet, suitLength } from '@overtrick/rules/cardSet';

const ACE = 12;

/** The cost of being without a card of a hand, in points of a bidder's feeling. @param joker the card that beats all */
export function keptWorth(
  card: Card,
  hand: CardSet,
  trump: Suit | undefined,
  joker: Card | undefined,
): number {
  if (card === joker) return 100;
  const rank = rankIndex(card);
  const suit = suitOf(card);
  const length = suitLength(hand, suit);
  if (suit === trump) return 30 + rank;
  if (rank === ACE) return 25;
  // a guarded king or queen may win; a long suit is good at notrump, a short one ruffs
  const guarded = rank >= 10 && length > ACE - rank ? rank : 0;
  const long = trump === undefined ? 2 * length : length;
  return guarded + long + rank / 4;
}
