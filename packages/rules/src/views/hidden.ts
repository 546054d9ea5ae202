import { defined } from '../assert.ts';
import type { Card } from '../cards/card.ts';
import {
  add,
  type CardSet,
  cardsOf,
  EMPTY,
  FULL,
  minus,
  setOf,
  size,
  suitSet,
  union,
} from '../cards/cardSet.ts';
import { type BySeat, bySeat, SEATS, type Seat } from '../cards/seat.ts';
import { pointsIn } from '../cards/strength.ts';
import type { Deal } from '../deals/deal.ts';
import { dealUnseen } from '../deals/unseen.ts';
import { voidsShown } from '../play/play.ts';
import type { Trick } from '../play/trick.ts';
import { type Random, shuffled } from '../random.ts';
import type { View } from './view.ts';

/** Returns the cards that each hand has played, as far as the view shows. */
export const playedCards = ({ tricks, trick }: View): BySeat<CardSet> => playedBy([...tricks, trick]);

/** Returns the cards of each hand in these tricks. */
export const playedBy = (tricks: readonly Trick[]): BySeat<CardSet> =>
  bySeat((seat) =>
    tricks.flat().reduce((set, played) => (played.seat === seat ? add(set, played.card) : set), EMPTY),
  );

/**
 * Imagines the hands as dealt: deals the hidden cards anew, uniformly over the layouts in which every hand of
 * `following` followed suit as it did. All 52 cards must be seen, played or in a hand.
 * @param following the hands that must follow suit with any card they have; not dummies whose cards may be played only
 * in part
 * @param told the high-card points of hands as dealt, where they are known
 */
export function imagineHands(
  view: View,
  random: Random,
  following: readonly Seat[] = SEATS,
  told: { readonly [S in Seat]?: number } = {},
): Deal {
  const played = playedCards(view);
  const seen = bySeat((seat) => view.hands[seat].cards ?? view.hands[seat].shown ?? EMPTY);
  const unseen = SEATS.reduce((rest, seat) => minus(rest, union(played[seat], seen[seat])), FULL);
  const hidden = SEATS.filter((seat) => view.hands[seat].cards === undefined);
  const voids = voidsShown([...view.tricks, view.trick]);
  const places = hidden.map((seat) => ({
    count: view.hands[seat].count - size(seen[seat]),
    allowed: following.includes(seat)
      ? voids[seat].reduce((open, suit) => minus(open, suitSet(suit)), FULL)
      : FULL,
    ...pointsLeft(told[seat], [played[seat], seen[seat]]),
  }));
  const dealt = dealUnseen(unseen, places, random);
  return bySeat((seat) => {
    const at = hidden.indexOf(seat);
    const rest = at < 0 ? EMPTY : defined(dealt[at], 'every hidden hand is dealt');
    return union(union(played[seat], seen[seat]), rest);
  });
}

/** Returns the points of a hand that the known cards leave. */
const pointsLeft = (all: number | undefined, known: readonly CardSet[]) =>
  all === undefined ? {} : { points: all - pointsIn(known) };

/**
 * Returns a row of a hand's cards in dealt order: those in `places` stay there, the hand's other cards fill the rest at
 * random.
 */
export function fillRow(places: readonly (Card | null)[], hand: CardSet, random: Random): readonly Card[] {
  const hidden = shuffled(random, cardsOf(minus(hand, setOf(places.filter((card) => card !== null)))));
  return places.map((place) => place ?? defined(hidden.pop(), 'a card for each place'));
}
