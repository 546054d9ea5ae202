import { SUITS, type Suit } from '@overtrick/rules/card';
import { type Hand, honours, isGood, longestSuit, losers } from '../hand.ts';
import { atLeast, upTo } from '../range.ts';
import type { Rule, System } from '../rule.ts';
import { MAJORS, suitBid } from './suits.ts';

/** The suit to open: five-card majors, the higher of two five-card suits; else the better minor. */
function openingSuit(hand: Hand): Suit {
  const long = longestSuit(hand);
  const { C, D } = hand.length;
  if (long === 'S' || long === 'H') if (hand.length[long] >= 5) return long;
  const major = longestSuit(hand, MAJORS);
  if (hand.length[major] >= 5 && hand.length[major] >= Math.max(C, D)) return major;
  if (C === D) return C === 3 ? 'C' : 'D';
  return C > D ? 'C' : 'D';
}

/** 12 high-card points, or fewer with long suits: points and the two longest suits make 20. */
const isOpening = (hand: Hand): boolean =>
  hand.high >= 12 || (hand.high >= 10 && hand.high + (hand.shape[0] ?? 0) + (hand.shape[1] ?? 0) >= 20);

const LEAST: { readonly [S in Suit]: number } = { C: 3, D: 3, H: 5, S: 5 };

const oneOfSuit = (suit: Suit): Rule => ({
  call: suitBid(1, suit),
  shows: { points: [12, 23], [suit]: atLeast(LEAST[suit], 13) },
  when: (hand) => isOpening(hand) && openingSuit(hand) === suit,
  text: 'opening',
});

const isPreempt = (hand: Hand, suit: Suit): boolean =>
  honours(hand, suit, 5) >= 2 &&
  MAJORS.every((major) => major === suit || hand.length[major] < 4) &&
  longestSuit(hand) === suit;

const weakTwo = (suit: Suit): Rule => ({
  call: suitBid(2, suit),
  shows: { points: [5, 11], count: 'high', [suit]: [6, 6] },
  when: (hand) => isGood(hand, suit) && isPreempt(hand, suit) && (hand.shape[3] ?? 0) > 0,
  tag: 'preempt',
  text: 'weak two',
});

const preempt = (level: 3 | 4 | 5, suit: Suit, length: number): Rule => ({
  call: suitBid(level, suit),
  shows: { points: [4, 10], count: 'high', [suit]: atLeast(length, 13) },
  when: (hand) => isPreempt(hand, suit),
  tag: 'preempt',
  text: 'preempt, weak with a long suit',
});

const FIRST_CALLS: readonly Rule[] = [
  {
    call: '2C',
    shows: { points: atLeast(22) },
    when: (hand) =>
      hand.high >= 22 || (hand.high >= 19 && hand.points >= 23 && (losers(hand) <= 3 || hand.points > 23)),
    forcing: 'round',
    tag: 'strong',
    text: 'the strongest opening',
  },
  { call: '2N', shows: { points: [20, 21], count: 'high', balanced: true }, text: 'opening' },
  { call: '1N', shows: { points: [15, 17], count: 'high', balanced: true }, text: 'opening' },
  oneOfSuit('S'),
  oneOfSuit('H'),
  oneOfSuit('D'),
  oneOfSuit('C'),
];

const PREEMPTS: readonly Rule[] = [
  preempt(4, 'S', 8),
  preempt(4, 'H', 8),
  preempt(5, 'D', 9),
  preempt(5, 'C', 9),
  ...[...SUITS].reverse().map((suit) => preempt(3, suit, 7)),
  weakTwo('S'),
  weakTwo('H'),
  weakTwo('D'),
];

const PASS: Rule = { call: 'P', shows: { points: upTo(13) }, text: 'no opening' };

const EARLY: readonly Rule[] = [...FIRST_CALLS, ...PREEMPTS, PASS];
/** In the last seat nobody needs to be hindered. */
const LAST: readonly Rule[] = [...FIRST_CALLS, PASS];

/** Nobody has bid. */
export const openings: System = ({ made }) => (made.length < 3 ? EARLY : LAST);
