import { type Card, RANKS, rankIndex, SUITS, type Suit, suitIndex } from './card.ts';

/**
 * A set of cards: clubs and diamonds in the low 26 bits of `lo`, hearts and spades in those of `hi`.
 * Plain data: sets compare with `equals`, and go through JSON unharmed.
 */
export interface CardSet {
  readonly lo: number;
  readonly hi: number;
}

const make = (lo: number, hi: number): CardSet => ({ lo, hi });
const HALF = 2 ** 26 - 1;
const SUIT_BITS = 2 ** 13 - 1;

export const EMPTY: CardSet = make(0, 0);
export const FULL: CardSet = make(HALF, HALF);

export const isCardSet = (value: unknown): value is CardSet =>
  typeof value === 'object' &&
  value !== null &&
  'lo' in value &&
  'hi' in value &&
  isHalf(value.lo) &&
  isHalf(value.hi);
const isHalf = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= HALF;

export const has = (set: CardSet, card: Card): boolean =>
  card < 26 ? ((set.lo >>> card) & 1) === 1 : ((set.hi >>> (card - 26)) & 1) === 1;
export const add = (set: CardSet, card: Card): CardSet =>
  card < 26 ? make(set.lo | (1 << card), set.hi) : make(set.lo, set.hi | (1 << (card - 26)));
export const remove = (set: CardSet, card: Card): CardSet =>
  card < 26 ? make(set.lo & ~(1 << card), set.hi) : make(set.lo, set.hi & ~(1 << (card - 26)));

export const union = (a: CardSet, b: CardSet): CardSet => make(a.lo | b.lo, a.hi | b.hi);
export const intersect = (a: CardSet, b: CardSet): CardSet => make(a.lo & b.lo, a.hi & b.hi);
export const minus = (a: CardSet, b: CardSet): CardSet => make(a.lo & ~b.lo, a.hi & ~b.hi);
export const equals = (a: CardSet, b: CardSet): boolean => a.lo === b.lo && a.hi === b.hi;
export const isEmpty = (set: CardSet): boolean => (set.lo | set.hi) === 0;
export const isDisjoint = (a: CardSet, b: CardSet): boolean => isEmpty(intersect(a, b));
export const isSubset = (part: CardSet, whole: CardSet): boolean => isEmpty(minus(part, whole));

/** Counts the bits that are set among the 32. */
export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export const size = (set: CardSet): number => bitCount(set.lo) + bitCount(set.hi);

const SUIT_SETS: readonly CardSet[] = [
  make(SUIT_BITS, 0),
  make(SUIT_BITS << 13, 0),
  make(0, SUIT_BITS),
  make(0, SUIT_BITS << 13),
];

/** Returns all 13 cards of a suit. */
export const suitSet = (suit: Suit): CardSet => SUIT_SETS[SUITS.indexOf(suit)] ?? EMPTY;
/** Returns the cards of `set` in one suit. */
export const inSuit = (set: CardSet, suit: Suit): CardSet => intersect(set, suitSet(suit));
/** Returns the cards of `set` in the suit of `card`. */
export const inSuitOf = (set: CardSet, card: Card): CardSet =>
  intersect(set, SUIT_SETS[suitIndex(card)] ?? EMPTY);

/** Returns the ranks held in a suit as 13 bits; the two is the lowest bit. */
export function holding(set: CardSet, suit: Suit): number {
  const index = SUITS.indexOf(suit);
  return ((index < 2 ? set.lo : set.hi) >>> (index % 2 === 0 ? 0 : 13)) & SUIT_BITS;
}

export const suitLength = (set: CardSet, suit: Suit): number => bitCount(holding(set, suit));

/** Lists the cards from the lowest (C2) to the highest (SA). */
export function cardsOf(set: CardSet): Card[] {
  const cards: Card[] = [];
  for (let bits = set.lo; bits !== 0; bits &= bits - 1) cards.push(31 - Math.clz32(bits & -bits));
  for (let bits = set.hi; bits !== 0; bits &= bits - 1) cards.push(57 - Math.clz32(bits & -bits));
  return cards;
}

export function setOf(cards: Iterable<Card>): CardSet {
  let lo = 0;
  let hi = 0;
  for (const card of cards) {
    if (card < 26) lo |= 1 << card;
    else hi |= 1 << (card - 26);
  }
  return make(lo, hi);
}

/** Returns the highest card of the set in number order; meant for sets of one suit, as `lowest` is. */
export const highest = (set: CardSet): Card | undefined =>
  set.hi !== 0 ? 57 - Math.clz32(set.hi) : set.lo !== 0 ? 31 - Math.clz32(set.lo) : undefined;
export const lowest = (set: CardSet): Card | undefined =>
  set.lo !== 0
    ? 31 - Math.clz32(set.lo & -set.lo)
    : set.hi !== 0
      ? 57 - Math.clz32(set.hi & -set.hi)
      : undefined;

/** Formats the ranks of one suit from the highest: `AQ962`; empty for a void. */
export function makeHolding(set: CardSet, suit: Suit): string {
  return cardsOf(inSuit(set, suit))
    .reverse()
    .map((card) => RANKS[rankIndex(card)])
    .join('');
}
