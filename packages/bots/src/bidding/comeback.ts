import { type Call, isBid, strainOf } from '@overtrick/rules/auction/call';
import { isSuit, SUITS } from '@overtrick/rules/cards/card';
import type { Hand } from './hand.ts';
import { isIdle, type Rule } from './rule.ts';
import { bidOf, cheapest, type Situation, theirSuits, together } from './situation.ts';

/** The cards of the bid's own suit with which a doubled artificial bid may be played after all. */
const ENOUGH = 6;
/** The fewest cards of a suit in both hands, as the player knows them, if it was bid to be played. */
const NATURAL = 4;
/** The cards of a suit in both hands, and in one, that make it a place to play. */
const FIT = 7;
const LONG = 5;

/**
 * True if an artificial bid of the player to act has come back doubled, so that a pass may end the auction there. A bid
 * of a suit that neither hand has was one, whatever the table took it for.
 */
function isLeftIn(s: Situation, hand: Hand): boolean {
  const { me, bid, bidder, doubling, made } = s;
  if (bid === undefined || bidder !== me || doubling !== 1) return false;
  const strain = strainOf(bid);
  const isArtificial = made.findLast(({ call }) => isBid(call))?.meaning.isArtificial === true;
  return isArtificial || (strain !== 'N' && together(s, hand, strain) < NATURAL);
}

/**
 * Replaces a pass by which an artificial bid would be played doubled: the longest suit of both hands, or notrump, as
 * cheaply as possible. A pass that the system has for that very auction stays.
 */
export function notLeftIn(
  s: Situation,
  hand: Hand,
  legal: readonly Call[],
  rule: Rule | undefined,
): Rule | undefined {
  if (!isIdle(rule)) return rule;
  if (!isLeftIn(s, hand)) return rule;
  const strain = s.bid && strainOf(s.bid);
  if (isSuit(strain) && hand.length[strain] >= ENOUGH) return rule;
  const call = bestPlace(s, hand, legal);
  return call === undefined
    ? rule
    : {
        call,
        shows: {},
        block: 0,
        isSettled: true,
        text: 'my bid was not meant to be played: the best place',
      };
}

/** Finds the cheapest bid of the longest suit of both hands; notrump if there is no long one. */
function bestPlace(s: Situation, hand: Hand, legal: readonly Call[]): Call | undefined {
  const theirs = theirSuits(s);
  const [suit] = SUITS.filter((one) => !theirs.includes(one)).toSorted(
    (one, other) =>
      together(s, hand, other) - together(s, hand, one) ||
      hand.length[other] - hand.length[one] ||
      SUITS.indexOf(other) - SUITS.indexOf(one),
  );
  const isPlace = suit !== undefined && (together(s, hand, suit) >= FIT || hand.length[suit] >= LONG);
  const strains = [
    ...(isPlace ? [suit] : []),
    'N' as const,
    ...(suit === undefined || isPlace ? [] : [suit]),
  ];
  return strains
    .map((strain) => bidOf(cheapest(s, strain), strain))
    .find((call) => call !== undefined && legal.includes(call));
}
