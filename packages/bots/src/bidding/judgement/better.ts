import type { Call } from '@overtrick/rules/auction/call';
import { chooseRule } from '../choose.ts';
import type { Hand } from '../hand.ts';
import { callsMet, isHonest } from '../honest.ts';
import { isThin, type Rule } from '../rule.ts';
import type { Situation } from '../situation.ts';
import { withArticle } from '../words.ts';
import { type Scene, sceneOf } from './figures.ts';
import { KINDS, type Kind } from './kinds.ts';
import { valueBy } from './trees.ts';

/** The system's call after judgement, and the findings about the others. */
export interface Judgement {
  readonly judged: Rule | undefined;
  /** The judged calls, each with its expected gain over the system's. */
  readonly promises: ReadonlyMap<Call, Promised>;
}

/** The IMPs that a call is expected to gain over another, and the error of that. */
export interface Promised {
  readonly gain: number;
  readonly spread: number;
}

/**
 * Replaces the system's call by another one that gains by it on such hands in such auctions: the trees are fitted to
 * the results of every plausible call on some thousand random deals (`lab/fit/judgement.ts`). The hand keeps the
 * promise of the call.
 */
export function judgementOf(
  s: Situation,
  hand: Hand,
  legal: readonly Call[],
  rules: Iterable<Rule>,
  rule: Rule | undefined,
  kinds: readonly Kind[] = KINDS,
): Judgement {
  const promises = new Map<Call, Promised>();
  let judged = rule;
  // the gain of the judged call over the system's
  let gained = 0;
  // computed once for all kinds, as long as the call stays
  let scene: Scene | undefined;
  let met: ReadonlySet<Call> | undefined;
  for (const kind of kinds) {
    const others = kind.othersFor(s, hand, legal, judged);
    if (others.length === 0) continue;
    const seen = scene ?? sceneOf(s, hand, judged);
    scene = seen;
    const told = others.map((call) => ({ call, gain: valueBy(kind.trees(), kind.figuresOf(seen, call)) }));
    const [margin, spread] = isThin(judged)
      ? [kind.margin, kind.spread]
      : [kind.writtenMargin, kind.writtenSpread];
    for (const { call, gain } of told)
      if (!promises.has(call)) promises.set(call, { gain: gained + gain, spread });
    const better = told
      .filter(({ call, gain }) => gain > margin + dearness(call))
      .sort((one, other) => other.gain - one.gain);
    if (better.length === 0) continue;
    met ??= callsMet(rules, hand);
    const isMet = met;
    const best = better.find(({ call }) => isHonest(s, hand, call, isMet.has(call)));
    if (best === undefined) continue;
    scene = undefined;
    judged = chooseRule(rules, hand, [best.call]) ?? insteadOf(judged, best.call);
    gained += best.gain;
  }
  return { judged, promises };
}

/** Returns the IMPs that a call must promise beyond the margin: a double tells declarer where the cards lie. */
const dearness = (call: Call): number => (call === 'X' ? DOUBLE : 0);
const DOUBLE = 0.5;

const insteadOf = (rule: Rule | undefined, call: Call): Rule => ({
  call,
  shows: {},
  block: 0,
  isGeneral: true,
  text: `hands like this score better with it than with ${withArticle(rule?.call ?? 'P')}`,
});
