import { type Call, isBid, levelOf } from '@overtrick/rules/auction/call';
import { SUITS } from '@overtrick/rules/cards/card';
import type { Hand } from '../hand.ts';
import type { Rule } from '../rule.ts';
import {
  bidOf,
  cheapest,
  isGameBid,
  isOurs,
  type Situation,
  theirSuits,
  theirs,
  together,
} from '../situation.ts';
import { gameLevel } from '../system/suits.ts';

/** The points from which a double is worth considering. */
const DOUBLE = 6;
/** The cards of both hands, and of one, with which a suit is. */
const FIT = 8;
const LONG = 5;
/** Slams belong to the system and the layouts: they are too rare for judgement from earlier deals. */
const SLAM = 6;

/**
 * Lists the other calls that may be better than the system's: pass, double, notrump, and suits at the cheapest level,
 * one higher and at game, with enough cards for it; above game only over opponents who have bid, and in a suit. None
 * before the first bid, or where the system has a plan: an artificial bid, a slam, a penalty double.
 */
export function plausibleFor(
  s: Situation,
  hand: Hand,
  legal: readonly Call[],
  rule: Rule | undefined,
): readonly Call[] {
  const made = rule?.call ?? 'P';
  const { bid, bidder, partner, doubling } = s;
  if (bid === undefined || partner === undefined || made === 'XX') return [];
  if (isBid(made) && (rule?.isArtificial === true || levelOf(made) >= SLAM)) return [];
  // five good trumps behind declarer are too rare to learn from
  if (rule?.tag === 'penalty' || rule?.tag === 'quantitative') return [];
  const named = theirSuits(s);
  const suits = SUITS.filter(
    (suit) => !named.includes(suit) && (hand.length[suit] >= LONG || together(s, hand, suit) >= FIT),
  );
  const isContested = theirs(s).length > 0;
  // an undisturbed game of our own is passed, or the system's own question follows
  if (!isContested && isOurs(s, bidder) && isGameBid(bid))
    return legal.filter((call) => call === 'P' && call !== made);
  const bids = [...suits, 'N' as const].flatMap((strain) => {
    const low = cheapest(s, strain);
    const game = gameLevel(strain);
    return [...new Set([low, low + 1, game])]
      .filter((level) => level >= low && level <= (isContested ? SLAM - 1 : game))
      .filter((level) => strain !== 'N' || level <= game)
      .map((level) => bidOf(level, strain));
  });
  const mayDouble = doubling === 0 && !isOurs(s, bidder) && hand.high >= DOUBLE;
  const all: readonly (Call | undefined)[] = ['P', ...(mayDouble ? ['X' as const] : []), ...bids];
  return legal.filter((call) => call !== made && all.includes(call));
}
