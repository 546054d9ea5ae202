import type { Call } from '@overtrick/rules/call';
import type { Hand } from './hand.ts';
import type { Rule } from './rule.ts';
import { meets } from './shows.ts';

/** The first rule that may be called and that the hand meets. */
export const chooseRule = (rules: readonly Rule[], hand: Hand, legal: readonly Call[]): Rule | undefined =>
  rules.find((rule) => legal.includes(rule.call) && meets(hand, rule.shows) && (rule.when?.(hand) ?? true));
