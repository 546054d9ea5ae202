import { pointsOf, type Strain, SUITS, type Suit } from '@overtrick/rules/cards/card';
import { bitCount, type CardSet, cardsOf, holding } from '@overtrick/rules/cards/cardSet';

/** The number of tricks that a side may expect, with its standard deviation. */
export interface Estimate {
  readonly tricks: number;
  readonly spread: number;
}

const count = (hands: readonly CardSet[], suit: Suit, ranks: number): number =>
  hands.reduce((sum, hand) => sum + bitCount(holding(hand, suit) & ranks), 0);
const ALL = 2 ** 13 - 1;
const ACE = 1 << 12;
const KING = 1 << 11;
const TOP = ACE | KING | (1 << 10);

const length = (hands: readonly CardSet[], suit: Suit): number => count(hands, suit, ALL);
const total = (hands: readonly CardSet[], rank: number): number =>
  SUITS.reduce((sum, suit) => sum + count(hands, suit, rank), 0);
const high = (hands: readonly CardSet[]): number =>
  hands.flatMap(cardsOf).reduce((sum, card) => sum + pointsOf(card), 0);

/**
 * Estimates the tricks of two hands together. The weights are least squares against the double-dummy tricks of 2,357
 * championship deals, from which the spread is taken too.
 */
export function estimate(declarer: CardSet, dummy: CardSet, strain: Strain): Estimate {
  const hands = [declarer, dummy];
  const cards = 0.59 * total(hands, ACE) + 0.173 * total(hands, KING) + 0.361 * high(hands);
  if (strain === 'N') {
    const open = SUITS.filter((suit) => !hands.some((hand) => isStopped(hand, suit))).length;
    const excess = SUITS.map((suit) => Math.max(0, length(hands, suit) - 7));
    const running = SUITS.map((suit, i) => (count(hands, suit, TOP) >= 2 ? (excess[i] ?? 0) : 0));
    const line = cards - 2.262 - 0.529 * open + 0.121 * sum(running) - 0.236 * sum(excess);
    return bent(line, 11, 13.5, 1.25);
  }
  const [most = 0, least = 0] = hands.map((hand) => shortness(hand, strain)).sort((a, b) => b - a);
  const line =
    0.274 * high(hands) +
    0.523 * total(hands, ACE) +
    0.203 * total(hands, KING) +
    0.933 * length(hands, strain) +
    0.264 * count(hands, strain, TOP) +
    0.387 * most +
    0.019 * least -
    7.753;
  return bent(line, 10, 13, 1.06);
}

/**
 * Bends the line above the knee towards a limit, because there are only thirteen tricks, and narrows the spread, as in
 * those deals.
 */
function bent(line: number, knee: number, limit: number, spread: number): Estimate {
  const room = limit - knee;
  const tricks = line <= knee ? line : knee + room * (1 - Math.exp((knee - line) / room));
  return { tricks, spread: Math.min(spread, 0.55 + 0.4 * Math.max(0, 13 - tricks)) };
}

/** Estimates the tricks from one of the two hands, when the other is unknown. */
export function estimateAlone(hand: CardSet, strain: Strain): Estimate {
  const hands = [hand];
  if (strain === 'N') {
    const longest = Math.max(...SUITS.map((suit) => length(hands, suit)));
    const cards = 0.286 * high(hands) + 0.267 * total(hands, ACE) + 0.091 * total(hands, KING);
    return { tricks: 3.088 + cards - 0.06 * longest, spread: 2.33 };
  }
  const tricks =
    1.814 +
    0.216 * high(hands) +
    0.544 * length(hands, strain) +
    0.162 * count(hands, strain, TOP) +
    0.264 * shortness(hand, strain) +
    0.165 * total(hands, ACE);
  return bent(tricks, 10, 13, 2.31);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((so, n) => so + n, 0);

/**
 * Returns 3 for a void, 2 for a singleton, 1 for a doubleton beside the trumps; nothing with fewer than three trumps.
 */
function shortness(hand: CardSet, trump: Suit): number {
  if (length([hand], trump) < 3) return 0;
  return sum(SUITS.filter((suit) => suit !== trump).map((suit) => Math.max(0, 3 - length([hand], suit))));
}

/** True for A, Kx, Qxx or Jxxx. */
function isStopped(hand: CardSet, suit: Suit): boolean {
  const held = holding(hand, suit);
  return [12, 11, 10, 9].some((rank, i) => ((held >> rank) & 1) === 1 && bitCount(held) > i);
}

/** Returns the chance of each number of tricks from 0 to 13: a bell curve around the estimate, cut at both ends. */
export function chances({ tricks, spread }: Estimate): readonly number[] {
  const weights = Array.from({ length: 14 }, (_, n) => Math.exp(-((n - tricks) ** 2) / (2 * spread ** 2)));
  const all = sum(weights);
  return weights.map((weight) => weight / all);
}
