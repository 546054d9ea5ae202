import { type Call, isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { STRAINS, type Strain, SUITS, type Suit } from '@overtrick/rules/cards/card';
import { tricksOpposite } from '../evaluation/opposite.ts';
import { type Hand, hasControl, hasRank, honours, keyCards } from '../hand.ts';
import { asksForAces } from '../honest.ts';
import { MOST_POINTS } from '../range.ts';
import { readCall } from '../read.ts';
import type { Rule } from '../rule.ts';
import {
  bidOf,
  cheapest,
  isGameBid,
  isOurs,
  partners,
  type Situation,
  theirSuits,
  together,
} from '../situation.ts';
import { gameLevel } from '../system/suits.ts';
import type { Scene } from './figures.ts';

/** The expected tricks from which a slam is worth considering. */
const NEAR = 10.3;
/** The trumps of both hands. */
const FIT = 8;
const SLAM = 6;
/** From this level up, an artificial bid may be replaced by the contract to which it leads. */
const HIGH = 3;
/** Stands for a missing figure. */
const NONE = -1;

/** Lists the strains in which the side may play a slam. */
function placesFor(s: Situation, hand: Hand): readonly Strain[] {
  const named = theirSuits(s);
  return STRAINS.filter(
    (strain) => strain === 'N' || (!named.includes(strain) && together(s, hand, strain) >= FIT),
  );
}

/**
 * Lists the other calls where a slam is near, after partner has bid: asking for aces, trying above game, bidding the
 * slam (with two key cards possibly missing only if no call asks for them); and game instead of the system's ask or
 * slam.
 */
export function slamsFor(
  s: Situation,
  hand: Hand,
  legal: readonly Call[],
  rule: Rule | undefined,
): readonly Call[] {
  const made = rule?.call ?? 'P';
  const { bid, bidder } = s;
  if (bid === undefined || levelOf(bid) >= SLAM || partners(s).length === 0) return [];
  if (made === 'X' || made === 'XX') return [];
  const places = placesFor(s, hand);
  if (isBid(made) && (levelOf(made) >= SLAM || asksForAces(rule?.tag))) {
    const games = places.map((strain) => bidOf(Math.max(gameLevel(strain), cheapest(s, strain)), strain));
    const mayPass = isOurs(s, bidder) && isGameBid(bid);
    return legal.filter((call) => (call === 'P' ? mayPass : isBid(call) && games.includes(call)));
  }
  if (isBid(made) && rule?.isArtificial === true && levelOf(made) < HIGH) return [];
  const near = places.filter((strain) => tricksOpposite(s, hand, strain) >= NEAR);
  if (near.length === 0) return [];
  const mayAsk = () => legal.includes('4N') && asksForAces(readCall(s, '4N').tag);
  return legal.filter((call) => {
    if (!isBid(call) || call === made || levelOf(call) > SLAM) return false;
    const strain = strainOf(call);
    // four notrump asks; nobody plays five
    if (strain === 'N' && levelOf(call) < SLAM) return call === '4N';
    if (strain !== 'N' && levelOf(call) === SLAM && lacksKeys(hand, strain) && mayAsk()) return false;
    return levelOf(call) >= 4 && near.includes(strain) && !isGame(call);
  });
}

/** True if two of the key cards may be missing, as far as the hand can tell. */
const lacksKeys = (hand: Hand, trump: Suit): boolean => keyCards(hand, trump) < KEYS - 1;
const KEYS = 5;

const isGame = (call: Call): boolean =>
  isBid(call) && isGameBid(call) && levelOf(call) === gameLevel(strainOf(call));

/**
 * Computes the figures for slams in addition to all others: the place, the key cards, the controls and the points
 * together.
 */
export function slamFigures({ s, hand, partner, tricks }: Scene, call: Call): readonly number[] {
  const best = placesFor(s, hand).reduce((a, b) => (tricks[b] > tricks[a] ? b : a), 'N');
  const trump = best === 'N' ? undefined : best;
  const side = SUITS.filter((suit) => suit !== trump);
  const count = (isSo: (suit: (typeof SUITS)[number]) => boolean): number => side.filter(isSo).length;
  return [
    tricks[best],
    STRAINS.indexOf(best),
    isBid(call) && strainOf(call) !== best ? 0 : 1,
    trump === undefined ? hand.aces : keyCards(hand, trump),
    trump === undefined ? NONE : honours(hand, trump, 3),
    trump === undefined ? NONE : together(s, hand, trump),
    count((suit) => hasControl(hand, suit)),
    count((suit) => hasRank(hand, suit, 'A') || hand.length[suit] === 0),
    count((suit) => hand.length[suit] <= 1),
    count((suit) => hand.length[suit] === 0),
    Math.max(...side.map((suit) => (hasControl(hand, suit) ? 0 : hand.length[suit]))),
    partner?.strength[1] ?? MOST_POINTS,
    hand.high + (partner?.high[0] ?? 0),
    hand.high + Math.min(MOST_POINTS - hand.high, partner?.high[1] ?? MOST_POINTS),
    hand.points + (partner?.strength[0] ?? 0),
    partner?.aces === undefined ? NONE : Math.min(...partner.aces),
  ];
}
