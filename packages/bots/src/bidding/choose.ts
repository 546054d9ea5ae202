import type { Call } from '@overtrick/rules/auction/call';
import type { Hand } from './hand.ts';
import type { Rule } from './rule.ts';
import { meets } from './shows.ts';

/** True if the rule applies to the hand, when no better rule does. */
export const isFor = (rule: Rule, hand: Hand): boolean =>
  meets(hand, rule.shows) && (rule.when?.(hand) ?? true);

/** Returns the first rule with a legal call that the hand meets. */
export function chooseRule(rules: Iterable<Rule>, hand: Hand, legal: readonly Call[]): Rule | undefined {
  for (const rule of rules) if (legal.includes(rule.call) && isFor(rule, hand)) return rule;
  return undefined;
}
