/**
 * Computer players: from the view of a seat and a budget to an action with its reason. They know what a person in that
 * seat would know, and nothing else.
 *
 *     const bot = findLevel('club')?.bot
 *
 * How they decide is told in docs/bots.md, how they bid in docs/bidding.md.
 */

// Levels: the players that can be chosen, from beginner to expert.

export { BOT_LEVELS, type BotLevel, findLevel, levelBelow } from './levels.ts';

// A decision: what a player is given, and what it answers.

export { type ActionValue, AIMS, type Aim, type Bot, type Budget, type Decision, isAim } from './bot.ts';

// Whole deals among computer players.

export { type Chair, type Playout, playOut } from './playout.ts';

// Bidding systems, and advice on a call.

export { type Advice, adviceFor } from './bidding/advice.ts';
export { handOf } from './bidding/hand.ts';
export { type BmlCall, readBml, writeBml } from './bidding/system/bml.ts';
export { conventionCard } from './bidding/system/card.ts';
export { CARDING_HEADS, type CardingHead } from './bidding/system/carding.ts';
export {
  isSystemId,
  isSystemName,
  SYSTEM_IDS,
  type SystemId,
  type SystemName,
  systemNameOf,
  systemText,
  usualSystem,
} from './bidding/system/list.ts';
export {
  choicesOf,
  isChoice,
  SWITCH_IDS,
} from './bidding/system/switches.ts';
export { auctionSituation, meaningIn, situationOf } from './bidding/table.ts';

// Explanations: what calls and cards mean, and what is announced of them.

export { announcementsOf, unalertedOf } from './announcements.ts';
export { cardMeaning } from './carding/messages.ts';
export { type CallMeaning, meaningOf, meaningsOf } from './explain.ts';
export { saysNothing } from './nothing.ts';

// Judgement: what a card cost, and whether a claim holds.

export { cardOf } from './cardPlay/search/tricksAfter.ts';
export { judgeClaim, type Verdict } from './claim.ts';
export { judgeCards } from './judge.ts';
