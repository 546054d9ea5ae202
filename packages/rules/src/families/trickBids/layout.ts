import { defined } from '../../assert.ts';
import { type Card, type Suit, suitIndex, suitOf } from '../../cards/card.ts';
import {
  type CardSet,
  cardsOf,
  EMPTY,
  FULL,
  minus,
  setOf,
  size,
  suitSet,
  union,
} from '../../cards/cardSet.ts';
import { type BySeat, bySeat, SEATS, type Seat } from '../../cards/seat.ts';
import type { Deal } from '../../deals/deal.ts';
import { dealUnseen } from '../../deals/unseen.ts';
import type { Trick } from '../../play/trick.ts';
import type { Random } from '../../random.ts';
import { playedCards } from '../../views/hidden.ts';
import type { View } from '../../views/view.ts';

/** The facts that a view gives about hands that it does not show. */
export interface HiddenHands {
  /** Cards that a hand has shown not to hold. */
  readonly barred: BySeat<CardSet>;
  /** The number of cards of one suit that a hand had before the first card, where it is known. */
  readonly lengths?: SuitLengths;
  /** Cards that a hand certainly holds, or has played. */
  readonly held?: (seat: Seat) => CardSet;
}

/** The number of cards of a suit that a hand was dealt, where it is known. */
interface SuitLengths {
  readonly suit: Suit;
  readonly of: (seat: Seat) => number | undefined;
}

/**
 * Returns all four hands before the first card. Deals the hidden ones anew, uniformly over the layouts that fit the
 * facts. Cards for which no hand has room are in no hand, except a card that lies face up on a stock.
 */
export function layoutOf(view: View, random: Random, { barred, lengths, held }: HiddenHands): Deal {
  const played = playedCards(view);
  const known = bySeat((seat) =>
    [view.hands[seat].cards ?? view.hands[seat].shown ?? EMPTY, held?.(seat) ?? EMPTY].reduce(
      union,
      played[seat],
    ),
  );
  const top = view.stock?.top === undefined ? EMPTY : setOf([view.stock.top]);
  const unseen = SEATS.reduce((rest, seat) => minus(rest, known[seat]), minus(FULL, top));
  const isCounted = (card: Card): boolean => suitOf(card) === lengths?.suit;
  const hidden = SEATS.filter((seat) => view.hands[seat].cards === undefined);
  const places = hidden.map((seat) => {
    const all = lengths?.of(seat);
    return {
      count: view.hands[seat].count + size(played[seat]) - size(known[seat]),
      allowed: minus(FULL, barred[seat]),
      ...(all !== undefined && { points: all - cardsOf(known[seat]).filter(isCounted).length }),
    };
  });
  const out = size(unseen) - places.reduce((sum, { count }) => sum + count, 0);
  const aside = out > 0 ? [{ count: out, allowed: FULL }] : [];
  const dealt = dealUnseen(unseen, [...places, ...aside], random, (card) => (isCounted(card) ? 1 : 0));
  return bySeat((seat) => {
    const at = hidden.indexOf(seat);
    return at < 0 ? known[seat] : union(known[seat], defined(dealt[at], 'every hidden hand is dealt'));
  });
}

/**
 * Returns the cards that each hand has shown not to hold by the cards that it played.
 * @param showing the cards that a hand cannot have held when it played this card, apart from suits not followed
 */
export function barredBy(
  view: View,
  showing: (before: readonly Trick[], trick: Trick, card: Card) => CardSet,
): BySeat<CardSet> {
  const barred: Record<Seat, CardSet> = { N: EMPTY, E: EMPTY, S: EMPTY, W: EMPTY };
  const all = [...view.tricks, view.trick];
  for (const [at, trick] of all.entries()) {
    for (const [i, { seat, card }] of trick.entries()) {
      const lead = trick[0]?.card ?? card;
      const isVoid = suitIndex(lead) !== suitIndex(card);
      const shown = showing(all.slice(0, at), trick.slice(0, i), card);
      barred[seat] = [barred[seat], shown, isVoid ? suitSet(suitOf(lead)) : EMPTY].reduce(union);
    }
  }
  return barred;
}
