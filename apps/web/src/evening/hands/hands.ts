import type { TournamentView } from '@overtrick/evening/view';
import type { Card } from '@overtrick/rules/cards/card';
import {
  add,
  type CardSet,
  cardsOf,
  EMPTY,
  FULL,
  has,
  minus,
  remove,
  size,
  union,
} from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { type Deal, makeDeal, parseDeal, parseHand } from '@overtrick/rules/deals/deal';

/** The hands of a board as far as they are entered. */
export type Hands = Readonly<Record<Seat, CardSet>>;

export const NO_HANDS: Hands = { N: EMPTY, E: EMPTY, S: EMPTY, W: EMPTY };

/** The number of cards of a hand. */
export const WHOLE = 13;

export const isWhole = (hand: CardSet): boolean => size(hand) === WHOLE;

/** True if the hands of a board may be typed: it has been played, and they are unknown. */
export const isTyped = ({ head, boards }: TournamentView, board: number): boolean =>
  (head.role === 'player' || head.role === 'table') &&
  boards[board] !== undefined &&
  boards[board].deal === undefined;

/** Returns the seat whose hand has a card. */
export const holderOf = (hands: Hands, card: Card): Seat | undefined =>
  SEATS.find((seat) => has(hands[seat], card));

/**
 * Gives a card from the pack to a hand, or puts it back; a full hand takes no more.
 * @param inOrder hands that are never filled with the rest, because their order counts
 */
export function tapped(hands: Hands, seat: Seat, card: Card, inOrder: readonly Seat[] = []): Hands {
  const holder = holderOf(hands, card);
  if (holder === seat) return { ...hands, [seat]: remove(hands[seat], card) };
  if (holder !== undefined || isWhole(hands[seat])) return hands;
  return filled({ ...hands, [seat]: add(hands[seat], card) }, inOrder);
}

/** Fills the fourth hand with the rest of the pack, once three are full, unless its order counts. */
export function filled(hands: Hands, inOrder: readonly Seat[] = []): Hands {
  const open = SEATS.filter((seat) => !isWhole(hands[seat]));
  const [last] = open;
  if (last === undefined || open.length > 1 || inOrder.includes(last)) return hands;
  const others = SEATS.filter((seat) => seat !== last).reduce((all, seat) => union(all, hands[seat]), EMPTY);
  return { ...hands, [last]: minus(FULL, others) };
}

/** Returns the next seat whose hand is not full. */
export const nextOpen = (hands: Hands, after: Seat): Seat | undefined => {
  const from = SEATS.indexOf(after) + 1;
  return [...SEATS.slice(from), ...SEATS.slice(0, from)].find((seat) => !isWhole(hands[seat]));
};

/** Writes the deal as text, once all hands are full. */
export const dealOf = (hands: Hands): string | undefined =>
  SEATS.every((seat) => isWhole(hands[seat])) ? makeDeal(hands as Deal) : undefined;

/** The fault of a typed hand: a part of its text, a card that another hand has, or the number of its cards. */
export type TypedFault =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'twice'; readonly card: Card; readonly holder: Seat }
  | { readonly kind: 'count'; readonly count: number };

/** The hands with a typed one, and its cards in their order if that counts. */
export type Typed = { readonly hands: Hands; readonly row: readonly Card[] } | { readonly fault: TypedFault };

/**
 * Replaces a seat's hand by a typed one: `AK5.T43.Q72.9854`, spades first, with dots, commas or spaces between the
 * suits and a dash for a void; or all four hands as `N:… … … …`.
 */
export function typedHand(hands: Hands, seat: Seat, text: string, inOrder: readonly Seat[] = []): Typed {
  const whole = parseDeal(text.trim(), true);
  if (whole.ok && inOrder.length === 0) return { hands: whole.value, row: [] };
  const read = parseHand(text.trim().replaceAll(/\s*[.,;]\s*|\s+/g, '.'));
  if (!read.ok) return { fault: { kind: 'text', text: read.at ?? '' } };
  const others = { ...hands, [seat]: EMPTY };
  for (const card of cardsOf(read.value)) {
    const holder = holderOf(others, card);
    if (holder !== undefined) return { fault: { kind: 'twice', card, holder } };
  }
  const count = size(read.value);
  if (count !== WHOLE) return { fault: { kind: 'count', count } };
  return { hands: filled({ ...hands, [seat]: read.value }, inOrder), row: [] };
}
