import { type Call, isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { SUITS, type Suit } from '@overtrick/rules/cards/card';
import type { Hand } from './hand.ts';
import { isIdle, type Rule } from './rule.ts';
import { bidOf, cheapest, isGameBid, mine, type Situation, theirSuits } from './situation.ts';

/** The cards of a suit that make it trumps alone. */
const LONG = 7;
/** The playing tricks with which a player bids game in the own suit, opposite anything. */
const ENOUGH = 8;
/** Ace, king and queen, as bits of a holding. */
const TOP = [12, 11, 10];

/** Counts the tricks of a suit as trumps with few losers, and the aces and kings of the others. */
function playingTricks(hand: Hand, suit: Suit): number {
  const has = (of: Suit, rank: number): boolean => ((hand.held[of] >> rank) & 1) === 1;
  const own = hand.length[suit] - TOP.filter((rank) => !has(suit, rank)).length;
  const others = SUITS.filter((one) => one !== suit);
  const aces = others.filter((one) => has(one, 12)).length;
  // a king under the ace wins half of the time
  const kings = others.filter((one) => has(one, 11) && hand.length[one] > 1).length;
  return own + aces + kings / 2;
}

/**
 * Replaces a pass for which the system has no line of its own: who has not bid yet and holds a long, strong suit bids
 * it, at game if that is in reach. Over an opponent's notrump game the suit is a lead.
 */
export function longSuitFor(
  s: Situation,
  hand: Hand,
  legal: readonly Call[],
  rule: Rule | undefined,
): Rule | undefined {
  if (!isIdle(rule)) return rule;
  const { bid } = s;
  if (bid === undefined || mine(s).length > 0) return rule;
  if (strainOf(bid) === 'N' && isGameBid(bid)) return rule;
  const suit = SUITS.find((one) => hand.length[one] >= LONG && !theirSuits(s).includes(one));
  if (suit === undefined || playingTricks(hand, suit) < ENOUGH) return rule;
  const game = suit === 'H' || suit === 'S' ? 4 : 5;
  const level = Math.max(cheapest(s, suit), game);
  const call = level > game ? undefined : bidOf(level, suit);
  return call !== undefined && isBid(call) && levelOf(call) === game && legal.includes(call)
    ? { call, shows: {}, block: 0, isSettled: true, text: 'a long, strong suit of my own' }
    : rule;
}
