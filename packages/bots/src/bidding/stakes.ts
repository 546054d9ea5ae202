/**
 * Calls where points below the line count: a part score brings game nearer (rubber bridge, Chicago, plafond), and in
 * auction bridge any contract is as good as game.
 */

import { type Call, isBid, type Level, levelOf, strainOf } from '@overtrick/rules/auction/call';
import type { Strain } from '@overtrick/rules/cards/card';
import { sideOf } from '@overtrick/rules/cards/seat';
import type { Hand } from './hand.ts';
import { NOTHING } from './knowledge.ts';
import type { Meaning } from './meaning.ts';
import { MOST_POINTS, type Range } from './range.ts';
import type { Rule, Tag } from './rule.ts';
import { isGameFor } from './simulation/game.ts';
import {
  bidOf,
  cheapest,
  isGameBid,
  isOurs,
  lastOf,
  mine,
  ours,
  partners,
  type Situation,
  together,
} from './situation.ts';

/** The points of both hands from which a slam is worth looking for, whatever the part score. */
const SLAM = 31;
/** The trumps of both hands that make a suit a fit. */
const FIT = 8;
/** The trumps with which a player passes partner's new suit, if that is enough for game. */
const SUPPORT = 3;
/** The trumps of both hands with which a contract that is enough for game is left alone. */
const PLACE = 7;
/** The cards of a suit with which it may be played, whatever else its bid says. */
const LONG = 5;
/** The points of both hands with which game is bid, by its level. */
const GAME: readonly number[] = [0, 20, 22, 24, 25, 28];

/** The purposes of artificial calls that only raise partner. */
const RAISES: ReadonlySet<Tag | undefined> = new Set<Tag>(['raise', 'shortness', 'invite']);

/** The contracts with which the player's side has game, if not those that the system supposes. */
interface Stakes {
  /** True if a contract is enough for game, if it is made. */
  readonly isEnough: (level: number, strain: Strain) => boolean;
  /** True if all tricks made count, so that no contract needs a higher one. */
  readonly isAnyEnough: boolean;
}

/** Returns the stakes of the player to act; `undefined` if game is where the system supposes it. */
function stakesOf({ me, partner, table: { below = {}, goal } }: Situation): Stakes | undefined {
  const side = sideOf(me);
  const isAnyEnough = goal?.countsMade === true;
  if (partner === undefined || (!isAnyEnough && (below[side] ?? 0) === 0)) return undefined;
  return {
    isEnough: (level, strain) =>
      isAnyEnough || isGameFor(side, { level: level as Level, strain }, below, goal),
    isAnyEnough,
  };
}

/**
 * Adapts the system's call to a part score of the player's side: a contract that is enough for game is not raised, game
 * is bid at the level where it is one, and it is bid with the points that this level needs. Slams stay as they are,
 * unless they need not be bid.
 */
export function atStake(
  s: Situation,
  hand: Hand,
  legal: readonly Call[],
  rule: Rule | undefined,
): Rule | undefined {
  const stakes = stakesOf(s);
  if (stakes === undefined || s.partner === undefined || ours(s).length === 0) return rule;
  const { isEnough, isAnyEnough } = stakes;
  const call = rule?.call ?? 'P';
  const [least, most] = s.know[s.partner].strength;
  const isGame = isBid(call) && isGameBid(call) && rule?.isArtificial !== true;
  const isSlam = (isBid(call) && levelOf(call) >= 6) || (hand.points + least >= SLAM && !isGame);
  if (isSlam && !isAnyEnough) return rule;
  if (isBid(call) && isInGame(s, hand, isEnough) && (!isAnyEnough || isGoodPlace(s, rule)))
    return settled(isAnyEnough ? ALL_COUNT : 'this is game with our part score', 'P');
  if (isAnyEnough) return isBid(call) ? asLowAsPossible(s, hand, legal, rule) : rule;
  const strain = strainToPlay(s, hand, rule);
  if (strain === undefined) return rule;
  const enough = [1, 2, 3, 4, 5].find((one) => isEnough(one, strain)) ?? 5;
  const level = Math.max(enough, cheapest(s, strain));
  const game = bidOf(level, strain);
  if (game === undefined || !legal.includes(game)) return rule;
  if (isBid(call))
    return levelOf(call) > level || rule?.isArtificial ? settled('game with our part score', game) : rule;
  if (level > enough) return rule;
  // the middle of what partner has shown
  const both = hand.points + (least + Math.min(most, least + 6)) / 2;
  return call === 'P' && both >= (GAME[level] ?? 99) ? settled('game with our part score', game) : rule;
}

const ALL_COUNT = 'every trick counts, bid or not: high enough';

const settled = (text: string, call: Call): Rule => ({ call, shows: {}, block: 0, isSettled: true, text });

/** Replaces a jump in a natural strain, uncontested, by the cheapest bid of it: the level gains nothing. */
function asLowAsPossible(
  s: Situation,
  hand: Hand,
  legal: readonly Call[],
  rule: Rule | undefined,
): Rule | undefined {
  const call = rule?.call;
  if (rule === undefined || call === undefined || !isBid(call) || !isOurs(s, s.bidder)) return rule;
  const strain = strainOf(call);
  if (rule.isArtificial && (strain === 'N' || hand.length[strain] < LONG)) return rule;
  const low = bidOf(cheapest(s, strain), strain);
  if (low === undefined || low === call || !legal.includes(low)) return rule;
  return settled(ALL_COUNT, low);
}

/**
 * Returns the meaning of a call at the stakes of its maker's side: a pass of partner's game may hide a good hand, and
 * so may a natural bid that is game.
 */
export function meaningAtStake(s: Situation, call: Call, meaning: Meaning): Meaning {
  const stakes = stakesOf(s);
  if (stakes === undefined || ours(s).length === 0) return meaning;
  if (call === 'P')
    return isBidOfPartner(s, stakes.isEnough)
      ? {
          ...meaning,
          told: NOTHING,
          rare: [],
          text: stakes.isAnyEnough ? ALL_COUNT : 'no more than this game',
        }
      : meaning;
  if (!isBid(call) || meaning.isArtificial || levelOf(call) >= 6) return meaning;
  if (!stakes.isEnough(levelOf(call), strainOf(call))) return meaning;
  const open = ([least]: Range): Range => [least, MOST_POINTS];
  const { high, points, strength } = meaning.told;
  const isOpen = [high, points, strength].every(([, most]) => most >= MOST_POINTS);
  const text = meaning.text.replace(/, (forcing( to game)?|invites game)\b/g, '');
  return {
    ...meaning,
    forcing: 'no',
    told: { ...meaning.told, high: open(high), points: open(points), strength: open(strength) },
    text: isOpen ? text : `${text}; or more, because no higher contract is needed`,
  };
}

/** True if the last bid is partner's, natural, not doubled, and enough for game. */
function isBidOfPartner(s: Situation, isEnough: Stakes['isEnough']): boolean {
  const { bid, bidder, doubling } = s;
  if (bid === undefined || bidder === undefined || bidder !== s.partner || doubling > 0) return false;
  const last = s.made.findLast(({ call }) => isBid(call));
  return last?.meaning.isArtificial === false && isEnough(levelOf(bid), strainOf(bid));
}

/** True if the last bid is partner's, offers its strain, is enough for game, and the hand can leave it there. */
function isInGame(s: Situation, hand: Hand, isEnough: Stakes['isEnough']): boolean {
  if (s.bid === undefined || !isBidOfPartner(s, isEnough)) return false;
  const strain = strainOf(s.bid);
  return strain === 'N' || hand.length[strain] >= SUPPORT || together(s, hand, strain) >= PLACE;
}

/** True if the bid strain is worth most of what could be found: notrump or a major, or a minor that would be raised. */
function isGoodPlace({ bid }: Situation, rule: Rule | undefined): boolean {
  const strain = bid && strainOf(bid);
  const call = rule?.call ?? 'P';
  if (strain !== 'C' && strain !== 'D') return true;
  return (isBid(call) && strainOf(call) === strain) || (rule?.isArtificial === true && RAISES.has(rule.tag));
}

/**
 * Returns the strain that a raise, a repeated suit, notrump, or a pass of one's own side's bid is about; `undefined`
 * for calls that look for a strain.
 */
function strainToPlay(s: Situation, hand: Hand, rule: Rule | undefined): Strain | undefined {
  const call = rule?.call ?? 'P';
  if (rule?.isArtificial) {
    if (!RAISES.has(rule.tag)) return undefined;
    const bid = partners(s).findLast((one) => isBid(one.call) && !one.meaning.isArtificial)?.call;
    const strain = bid !== undefined && isBid(bid) ? strainOf(bid) : undefined;
    return strain !== undefined && strain !== 'N' && together(s, hand, strain) >= FIT ? strain : undefined;
  }
  if (isBid(call)) {
    const strain = strainOf(call);
    if (strain === 'N') return strain;
    const isRepeated = mine(s).some(
      (one) => isBid(one.call) && strainOf(one.call) === strain && !one.meaning.isArtificial,
    );
    return together(s, hand, strain) >= FIT || isRepeated ? strain : undefined;
  }
  if (call !== 'P' || s.bid === undefined || !isOurs(s, s.bidder) || s.bidder === s.me || s.doubling > 0)
    return undefined;
  const last = lastOf(s, s.bidder);
  if (last === undefined || last.meaning.isArtificial) return undefined;
  const strain = strainOf(s.bid);
  return strain === 'N' || together(s, hand, strain) >= FIT ? strain : undefined;
}
