/** Calls where points below the line count (rubber bridge and Chicago): a part score brings game nearer. */

import { type Call, isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import type { Strain } from '@overtrick/rules/cards/card';
import { sideOf } from '@overtrick/rules/cards/seat';
import type { Hand } from './hand.ts';
import type { Rule, Tag } from './rule.ts';
import { isGameFor } from './simulation/game.ts';
import {
  bidOf,
  cheapest,
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
/** The points of both hands with which game is bid, by its level. */
const GAME: readonly number[] = [0, 20, 22, 24, 25, 28];

/** The purposes of artificial calls that only raise partner. */
const RAISES: ReadonlySet<Tag | undefined> = new Set<Tag>(['raise', 'shortness', 'invite']);

/**
 * Adapts the system's call to a part score of the player's side: a contract that is enough for game is not raised, game
 * is bid at the level where it is one, and it is bid with the points that this level needs. Slams stay as they are.
 */
export function atStake(
  s: Situation,
  hand: Hand,
  legal: readonly Call[],
  rule: Rule | undefined,
): Rule | undefined {
  const side = sideOf(s.me);
  const below = s.table.below?.[side] ?? 0;
  if (below === 0 || s.partner === undefined || ours(s).length === 0) return rule;
  const call = rule?.call ?? 'P';
  const [least, most] = s.know[s.partner].strength;
  if (hand.points + least >= SLAM || (isBid(call) && levelOf(call) >= 6)) return rule;
  const isEnough = (level: number, strain: Strain): boolean =>
    isGameFor(side, { level: level as 1, strain }, s.table.below);
  const settled = (text: string, to: Call): Rule => ({
    call: to,
    shows: {},
    block: 0,
    isSettled: true,
    text,
  });
  if (isBid(call) && isInGame(s, hand, isEnough)) return settled('this is game with our part score', 'P');
  const strain = strainToPlay(s, hand, rule);
  if (strain === undefined) return rule;
  const level = [1, 2, 3, 4, 5].find((one) => isEnough(one, strain)) ?? 5;
  const game = bidOf(level, strain);
  if (game === undefined || level < cheapest(s, strain) || !legal.includes(game)) return rule;
  if (isBid(call))
    return levelOf(call) > level || rule?.isArtificial ? settled('game with our part score', game) : rule;
  // the middle of what partner has shown
  const both = hand.points + (least + Math.min(most, least + 6)) / 2;
  return call === 'P' && both >= (GAME[level] ?? 99) ? settled('game with our part score', game) : rule;
}

/** True if the last bid is our own side's, offers its strain, and is enough for game. */
function isInGame(s: Situation, hand: Hand, isEnough: (level: number, strain: Strain) => boolean): boolean {
  const { bid, bidder, doubling } = s;
  if (bid === undefined || !isOurs(s, bidder) || bidder === s.me || doubling > 0) return false;
  const last = lastOf(s, bidder);
  if (last?.call !== bid || last.meaning.isArtificial) return false;
  const strain = strainOf(bid);
  if (!isEnough(levelOf(bid), strain)) return false;
  return strain === 'N' || last.meaning.forcing === 'no' || hand.length[strain] >= SUPPORT;
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
