import type { CardRule } from './choice.ts';
import { holdUp, secondHand, thirdHand } from './declarerFollow.ts';
import { cashOut, claimAll, develop, drawTrumps, giveUp, ruffInShortHand } from './declarerLead.ts';
import { decidingTrick } from './defenderFollow.ts';
import { cashEnough } from './defenderLead.ts';
import { follows, fourthHand, noChoice } from './follow.ts';

/*
 * Rules for a defender who sees both hands of the side, or is alone: after the tricks that beat the contract they ruff,
 * set up and cash tricks as declarer does.
 */

export const OPEN_DEFENDER_LEADS: readonly CardRule[] = [
  claimAll,
  cashEnough,
  ruffInShortHand,
  drawTrumps,
  develop,
  cashOut,
  giveUp,
];

export const OPEN_DEFENDER_FOLLOWS: readonly CardRule[] = [
  noChoice,
  follows,
  decidingTrick,
  holdUp,
  fourthHand,
  thirdHand,
  secondHand,
];
