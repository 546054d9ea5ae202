import type { Call } from '@overtrick/rules/auction/call';
import { SUITS } from '@overtrick/rules/cards/card';
import type { Decider, Decision } from '../bot.ts';
import { chooseRule } from './choose.ts';
import { notLeftIn } from './comeback.ts';
import { type Hand, handOf, longestSuit } from './hand.ts';
import { missText } from './honest.ts';
import { judgementOf } from './judgement/better.ts';
import { longSuitFor } from './longSuit.ts';
import type { Rule } from './rule.ts';
import { bidOf, cheapest, isForced, type Situation, theirSuits } from './situation.ts';
import { atStake } from './stakes.ts';
import { situationOf } from './table.ts';
import { reasonText } from './words.ts';

/**
 * Returns the rule by which the player to act calls with the hand: their system's, or what sense demands beyond it.
 * `rules` are the system's, where they have already been read.
 */
export const ruleFor = (
  s: Situation,
  hand: Hand,
  legal: readonly Call[],
  rules: Iterable<Rule> = s.table.systems[s.me](s),
): Rule | undefined =>
  [escapeFor, notLeftIn, longSuitFor, atStake].reduce(
    (rule, better) => better(s, hand, legal, rule),
    chooseRule(rules, hand, legal),
  );

/**
 * Returns the same rule, unless on such hands another honest call has done better over many deals (`judgement/`): the
 * call of a bot before it imagines any layouts.
 */
export function judgedFor(
  s: Situation,
  hand: Hand,
  legal: readonly Call[],
  rules: Iterable<Rule> = s.table.systems[s.me](s),
): Rule | undefined {
  const rule = ruleFor(s, hand, legal, rules);
  return rule?.isSettled ? rule : judgementOf(s, hand, legal, rules, rule).judged;
}

/** Replaces a pass of a forcing bid: where no rule fits, bids the longest suit as cheaply as possible. */
function escapeFor(
  s: Situation,
  hand: Hand,
  legal: readonly Call[],
  rule: Rule | undefined,
): Rule | undefined {
  if (rule !== undefined || !isForced(s)) return rule;
  const theirs = theirSuits(s);
  const own = SUITS.filter((suit) => !theirs.includes(suit));
  const suit = longestSuit(hand, own.length > 0 ? own : SUITS);
  const call = bidOf(cheapest(s, suit), suit);
  if (call === undefined || !legal.includes(call)) return undefined;
  return { call, shows: {}, block: 0, text: 'nothing better to bid' };
}

/** Calls by the system: the first of its rules that the hand meets. */
export const decideCall: Decider = (game, view) => {
  const { seat } = view;
  if (seat === undefined) return undefined;
  const calls = view.legal.flatMap((action) => (action.kind === 'call' ? [action.call] : []));
  const { cards } = view.hands[seat];
  if (calls.length === 0 || cards === undefined) return undefined;
  const hand = handOf(cards);
  // judgement knows the stakes in contract bridge
  const s = situationOf(game, view, seat);
  const rule = (game.hasPar === true ? judgedFor : ruleFor)(s, hand, calls);
  if (rule !== undefined) return said(rule.call, reasonText(hand, rule) + missText(s, hand, rule.call));
  return calls.includes('P') ? said('P', 'I have nothing more to bid.') : undefined;
};

const said = (call: Call, reason: string): Decision => ({ action: { kind: 'call', call }, reason });
