import type { Call } from '@overtrick/rules/auction/call';
import { isFor } from './choose.ts';
import { ruleFor } from './decide.ts';
import type { Hand } from './hand.ts';
import { readCall, rulesIn } from './read.ts';
import type { Situation } from './situation.ts';

interface Advised {
  readonly call: Call;
  /** The meaning that the table gives it. */
  readonly meaning: string;
}

/** A call with its meaning, and the other calls that the hand could honestly make. */
export interface Advice extends Advised {
  readonly alternatives: readonly Advised[];
}

/** The largest number of other calls worth naming. */
const MOST = 3;

/** Returns the legal call that a hand makes by its player's system: at least a pass is legal. */
export function adviceFor(s: Situation, hand: Hand, legal: readonly Call[]): Advice {
  const rules = rulesIn(s);
  const met = rules.filter((rule) => legal.includes(rule.call) && isFor(rule, hand));
  const call = ruleFor(s, hand, legal, rules)?.call ?? 'P';
  const others = [...new Set(met.map((rule) => rule.call))].filter((other) => other !== call);
  const advised = (each: Call): Advised => ({ call: each, meaning: readCall(s, each).text });
  return { ...advised(call), alternatives: others.slice(0, MOST).map(advised) };
}
