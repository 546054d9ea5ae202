import { type Card, SUITS, type Suit, suitOf } from '@overtrick/rules/cards/card';
import { type CardSet, cardsOf, has, inSuit, remove, suitLength } from '@overtrick/rules/cards/cardSet';

/** The cards of one suit of a hand, the highest first; never empty. */
export interface SuitGroup {
  readonly suit: Suit;
  readonly cards: readonly Card[];
}

const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D';

/** A player's preferences for the order of suits. */
export interface Holding {
  readonly suits?: 'alternating' | 'ranked';
  readonly trumps?: 'left' | 'right';
}

/**
 * Returns the order of suits from the left: trumps first (or last), then alternating colours where possible, then the
 * higher suit first; or all by rank. Suits not in the hand come last.
 */
export function suitOrder(
  hand: CardSet,
  trump?: Suit,
  { suits = 'alternating', trumps = 'left' }: Holding = {},
): readonly Suit[] {
  const highFirst = SUITS.toReversed();
  if (suits === 'ranked' || trumps === 'right') {
    const plain = suits === 'ranked' ? highFirst : suitOrder(hand, trumps === 'left' ? trump : undefined);
    const others = plain.filter((suit) => suit !== trump);
    if (trump === undefined) return plain;
    const held = others.filter((suit) => suitLength(hand, suit) > 0);
    const none = others.filter((suit) => suitLength(hand, suit) === 0);
    return trumps === 'left' ? [trump, ...held, ...none] : [...held, trump, ...none];
  }
  const held = highFirst.filter((suit) => suitLength(hand, suit) > 0);
  const best = permutations(held)
    .map((order) => ({ order, cost: costOf(order, trump) }))
    .reduce((a, b) => (b.cost < a.cost ? b : a)).order;
  return [...best, ...highFirst.filter((suit) => !held.includes(suit))];
}

/**
 * Returns the cost of an order, compared lexically: trumps not in front, then neighbours of one colour. Permutations
 * start with the higher suits first.
 */
function costOf(order: readonly Suit[], trump: Suit | undefined): number {
  const misplaced = trump !== undefined && order.indexOf(trump) > 0 ? 10 : 0;
  const clashes = order.filter((suit, i) => {
    const before = order[i - 1];
    return before !== undefined && isRed(before) === isRed(suit);
  });
  return misplaced + clashes.length;
}

function permutations(suits: readonly Suit[]): readonly (readonly Suit[])[] {
  if (suits.length === 0) return [[]];
  return suits.flatMap((first) =>
    permutations(suits.filter((suit) => suit !== first)).map((rest) => [first, ...rest]),
  );
}

/** Groups the hand by suits, in the given order. @param joker a card that belongs to no suit: it comes first */
export function groupsOf(hand: CardSet, order: readonly Suit[], joker?: Card): readonly SuitGroup[] {
  if (joker !== undefined && has(hand, joker))
    return [{ suit: suitOf(joker), cards: [joker] }, ...groupsOf(remove(hand, joker), order)];
  return order
    .map((suit) => ({ suit, cards: cardsOf(inSuit(hand, suit)).reverse() }))
    .filter(({ cards }) => cards.length > 0);
}

/**
 * Cuts a hand into at most two rows of at most `most` cards, between suits if that can be, as evenly as it can;
 * a suit is cut only when no cut between suits keeps within `most`.
 */
export function rowsOf(groups: readonly SuitGroup[], most: number): readonly (readonly SuitGroup[])[] {
  const count = countOf(groups);
  if (count <= most) return [groups];
  const cuts = groups.slice(1).map((_, i) => i + 1);
  const longer = (cut: number): number => Math.max(countOf(groups.slice(0, cut)), countOf(groups.slice(cut)));
  const best = cuts.toSorted((a, b) => longer(a) - longer(b))[0];
  if (best !== undefined && longer(best) <= most) return [groups.slice(0, best), groups.slice(best)];
  return cutAt(groups, Math.ceil(count / 2));
}

const countOf = (groups: readonly SuitGroup[]): number =>
  groups.reduce((sum, { cards }) => sum + cards.length, 0);

function cutAt(groups: readonly SuitGroup[], count: number): readonly (readonly SuitGroup[])[] {
  const first: SuitGroup[] = [];
  const second: SuitGroup[] = [];
  let room = count;
  for (const { suit, cards } of groups) {
    if (room > 0) first.push({ suit, cards: cards.slice(0, room) });
    if (cards.length > room) second.push({ suit, cards: cards.slice(Math.max(0, room)) });
    room -= cards.length;
  }
  return [first, second];
}
