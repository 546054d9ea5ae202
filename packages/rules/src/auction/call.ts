/**
 * Calls: a bid is its level and strain, `1C` to `7N`; then there are `P`, `X` and `XX`. Those are the values in the
 * program, on the wire and in records (there notrump is `NT`); `makeCall` is for people.
 *
 *     parseCall('3NT') // '3N'
 *     parseCall('dbl') // 'X'
 *     makeCall('3N') // '3NT'
 *     makeCall('P') // 'Pass'
 */

import { STRAINS, type Strain } from '../cards/card.ts';
import { capitals } from '../text.ts';

export const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Level = (typeof LEVELS)[number];

/**
 * Royal spades, the sixth denomination in the auction laws of 1912–13: spades as trumps, worth more than a
 * bid of spades.
 */
export type RoyalBid = `${Level}R`;
/** A bid in its own text: `1C` … `7N`, and `1R` … `7R`. Pass, double and redouble are calls, not bids. */
export type Bid = `${Level}${Strain}` | RoyalBid;
export type Call = 'P' | 'X' | 'XX' | Bid;

/** All 35 bids from the lowest. */
export const BIDS: readonly Bid[] = LEVELS.flatMap((level) =>
  STRAINS.map((strain): Bid => `${level}${strain}`),
);
export const ROYAL_BIDS: readonly RoyalBid[] = LEVELS.map((level): RoyalBid => `${level}R`);

export const levelOf = (bid: Bid): Level => Number(bid[0]) as Level;
export const isRoyal = (call: Call): call is RoyalBid => call[1] === 'R';
/** Returns a bid of spades for a bid of royal spades, and any other bid unchanged. */
export function plainBid(bid: Bid): Bid {
  return isRoyal(bid) ? `${levelOf(bid)}S` : bid;
}

const INDEX = new Map<string, number>(
  [...BIDS, ...ROYAL_BIDS].map((bid) => [bid, BIDS.indexOf(plainBid(bid))]),
);

export const isBid = (call: string): call is Bid => INDEX.has(call);
export const isCall = (text: string): text is Call =>
  text === 'P' || text === 'X' || text === 'XX' || isBid(text);

/** Returns the rank of a bid among the 35: 0 for 1C to 34 for 7N; royal spades rank as spades. */
export const bidIndex = (bid: Bid): number => INDEX.get(bid) ?? 0;
export const strainOf = (bid: Bid): Strain => (isRoyal(bid) ? 'S' : (bid[1] as Strain));

const WORDS: Readonly<Record<string, Call>> = {
  P: 'P',
  PASS: 'P',
  X: 'X',
  D: 'X',
  DBL: 'X',
  DOUBLE: 'X',
  XX: 'XX',
  R: 'XX',
  RDBL: 'XX',
  REDOUBLE: 'XX',
};

/** Reads a call: `1NT`, `1n`, `P`, `pass`, `X`, `D`, `dbl`, `XX`, `R`, `rdbl`, …; `undefined` for any other text. */
export function parseCall(text: string): Call | undefined {
  const word = capitals(text);
  if (Object.hasOwn(WORDS, word)) return WORDS[word];
  const bid = word.replace(/NT$/, 'N');
  return isBid(bid) ? bid : undefined;
}

/** Formats a call for people: `1NT`, `Pass`, `X`, `XX`. */
export const makeCall = (call: Call): string =>
  call === 'P' ? 'Pass' : isBid(call) ? call.replace('N', 'NT') : call;
