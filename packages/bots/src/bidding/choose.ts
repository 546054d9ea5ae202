import type { Call } from '@overtrick/rules/call';
import type { Hand } from './hand.ts';
import type { Rule } from './rule.ts';
import { meets } from './shows.ts';

/** Is it a hand on which the rule is called, were there no better one? */
export const isFor = (rule: Rule, hand: Hand): boolean =>
  meets(hand, rule.shows) && (rule.when?.(hand) ?? true);

/** The first rule that may be called and that the hand meets. */
export function chooseRule(rules: Iterable<Rule>, hand: Hand, legal: readonly Call[]): Rule | undefined {
  for (const rule of rules) if (legal.includes(rule.call) && isFor(rule, hand)) return rule;
  return undefined;
}
