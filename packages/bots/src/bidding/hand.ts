import { RANKS, SUITS, type Suit } from '@overtrick/rules/cards/card';
import { bitCount, type CardSet, holding } from '@overtrick/rules/cards/cardSet';

export type BySuit<T> = { readonly [S in Suit]: T };
export const bySuit = <T>(f: (suit: Suit) => T): BySuit<T> => ({
  C: f('C'),
  D: f('D'),
  H: f('H'),
  S: f('S'),
});

/** A hand with the values that a bidder counts. */
export interface Hand {
  readonly cards: CardSet;
  /** The ranks held in each suit, as bits from the deuce. */
  readonly held: BySuit<number>;
  /** High-card points: A 4, K 3, Q 2, J 1. */
  readonly high: number;
  /** `high` plus one for each card over four in a suit. */
  readonly points: number;
  readonly length: BySuit<number>;
  /** The lengths of the suits, the longest first. */
  readonly shape: readonly number[];
  /** True with no singleton, no void and at most one doubleton. */
  readonly isBalanced: boolean;
  readonly aces: number;
  readonly kings: number;
}

/** The points of the honours of a holding, its cards as bits from the deuce. */
const HIGH: readonly number[] = Array.from({ length: 16 }, (_, bits) =>
  [1, 2, 3, 4].reduce((sum, points, bit) => sum + ((bits >> bit) & 1) * points, 0),
);

/** Evaluates the cards of a seat for bidding. */
export function handOf(cards: CardSet): Hand {
  const held = bySuit((suit) => holding(cards, suit));
  const length = bySuit((suit) => bitCount(held[suit]));
  const high = pointsOfBits(held.C) + pointsOfBits(held.D) + pointsOfBits(held.H) + pointsOfBits(held.S);
  const shape = [length.C, length.D, length.H, length.S].sort((a, b) => b - a);
  const count = (bit: number) =>
    ((held.C >> bit) & 1) + ((held.D >> bit) & 1) + ((held.H >> bit) & 1) + ((held.S >> bit) & 1);
  return {
    cards,
    held,
    high,
    points: high + shape.reduce((sum, cards) => sum + Math.max(0, cards - 4), 0),
    length,
    shape,
    isBalanced: (shape[3] ?? 0) >= 2 && (shape[2] ?? 0) >= 3,
    aces: count(12),
    kings: count(11),
  };
}

const pointsOfBits = (bits: number): number => HIGH[bits >> 9] ?? 0;

const SHORT_WITH_FOUR = [5, 3, 1];
const SHORT_WITH_THREE = [3, 2, 1];

/**
 * Counts the points in support of a trump suit that partner has too: high cards, short suits, and a fifth trump or
 * more.
 */
export function supportPoints(hand: Hand, trump: Suit): number {
  const trumps = hand.length[trump];
  if (trumps < 3) return hand.high;
  const worth = trumps > 3 ? SHORT_WITH_FOUR : SHORT_WITH_THREE;
  const short = SUITS.reduce((sum, suit) => sum + (suit === trump ? 0 : (worth[hand.length[suit]] ?? 0)), 0);
  return hand.high + short + Math.max(0, trumps - 5);
}

/** Counts the ranks held from the ace down among the first `ranks`: 3 counts A K Q, 5 counts A to 10. */
export const honours = (hand: Hand, suit: Suit, ranks: number): number =>
  bitCount(hand.held[suit] >> (13 - ranks));

export const pointsIn = (hand: Hand, suit: Suit): number => pointsOfBits(hand.held[suit]);

const RANK_ORDER = RANKS.join('');

export const hasRank = (hand: Hand, suit: Suit, rank: string): boolean =>
  ((hand.held[suit] >> RANK_ORDER.indexOf(rank)) & 1) === 1;

/** True if the opponents cannot take the first two tricks of the suit. */
export const hasControl = (hand: Hand, suit: Suit): boolean =>
  hand.held[suit] >> 11 !== 0 || hand.length[suit] <= 1;

/** Counts the key cards: the four aces and the king of trumps. */
export const keyCards = (hand: Hand, trump: Suit): number => hand.aces + ((hand.held[trump] >> 11) & 1);

/** True if the opponents cannot run the suit at once: A, Kx, Qxx, Jxxx or better. */
export function isStopped(hand: Hand, suit: Suit): boolean {
  const bits = hand.held[suit];
  const length = hand.length[suit];
  return (
    ((bits >> 12) & 1) === 1 ||
    (((bits >> 11) & 1) === 1 && length >= 2) ||
    (((bits >> 10) & 1) === 1 && length >= 3) ||
    (((bits >> 9) & 1) === 1 && length >= 4)
  );
}

/** True for a suit worth bidding at a risk: two of the top three honours or three of the top five. */
export const isGood = (hand: Hand, suit: Suit): boolean =>
  honours(hand, suit, 3) >= 2 || honours(hand, suit, 5) >= 3;

/** Counts quick tricks the usual way: A K 2, A Q 1½, A 1, K Q 1, a guarded king ½. */
export const quickTricks = (hand: Hand): number =>
  SUITS.reduce((sum, suit) => {
    const bits = hand.held[suit] >> 10;
    const guarded = hand.length[suit] >= 2 ? 0.5 : 0;
    return sum + (QUICK[bits] ?? 0) + (bits === 2 ? guarded : 0);
  }, 0);
/**
 * The quick tricks by ace, king and queen as bits from the queen; a king alone counts half with another card beside it.
 */
const QUICK: readonly number[] = [0, 0, 0, 1, 1, 1.5, 2, 2];

/** Counts losers: in the first three rounds of each suit, those without A, K or Q. */
export const losers = (hand: Hand): number =>
  SUITS.reduce((sum, suit) => {
    const bits = hand.held[suit] >> 10;
    const length = Math.min(3, hand.length[suit]);
    const winners = [4, 2, 1].slice(0, length).filter((bit) => (bits & bit) !== 0).length;
    return sum + length - winners;
  }, 0);

/** Estimates the tricks that the hand takes by itself with its longest suit as trumps. */
export const playingTricks = (hand: Hand): number => 13 - losers(hand);

/** Returns the longest suit; of equally long ones the highest in rank. */
export const longestSuit = (hand: Hand, among: readonly Suit[] = SUITS): Suit =>
  among.reduce((best, suit) => (hand.length[suit] >= hand.length[best] ? suit : best), among[0] ?? 'C');
