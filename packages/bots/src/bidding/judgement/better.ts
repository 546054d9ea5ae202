import { type Call, isBid } from '@overtrick/rules/call';
import { chooseRule } from '../choose.ts';
import type { Hand } from '../hand.ts';
import { callsMet, isHonest } from '../honest.ts';
import { isThin, type Rule } from '../rule.ts';
import type { Situation } from '../situation.ts';
import { callName } from '../words.ts';
import { figuresOf, sceneOf } from './figures.ts';
import { plausibleFor } from './plausible.ts';
import kept from './trees.json' with { type: 'json' };
import { readTrees, type Trees, valueBy } from './trees.ts';

/** Another call must promise so many IMPs more than the system's; and more where a line was written for the auction. */
const MARGIN = 0.25;
const WRITTEN_MARGIN = 0.8;

let trees: Trees | undefined;

/**
 * Another call than the system's that gains by it on such hands in such auctions: the trees were fitted to what became
 * of every plausible call on some thousand random deals (`bench/fit/judgement.ts`). The hand keeps what the call says.
 */
export function betterFor(
  s: Situation,
  hand: Hand,
  legal: readonly Call[],
  rules: Iterable<Rule>,
  rule: Rule | undefined,
): Rule | undefined {
  const others = plausibleFor(s, hand, legal, rule);
  if (others.length === 0) return undefined;
  trees ??= readTrees(kept.trees);
  const judge = trees;
  const scene = sceneOf(s, hand, rule);
  const margin = isThin(rule) ? MARGIN : WRITTEN_MARGIN;
  const better = others
    .map((call) => ({ call, gain: valueBy(judge, figuresOf(scene, call)) }))
    .filter(({ gain }) => gain > margin)
    .sort((one, other) => other.gain - one.gain);
  if (better.length === 0) return undefined;
  const met = callsMet(rules, hand);
  const best = better.find(({ call }) => isHonest(s, hand, call, met.has(call)));
  if (best === undefined) return undefined;
  return (
    chooseRule(rules, hand, [best.call]) ?? {
      call: best.call,
      shows: {},
      block: 0,
      isGeneral: true,
      text: `hands like it win more by that than by ${withArticle(rule?.call ?? 'P')}`,
    }
  );
}

/** `a pass`, `a double`, `3♠`. */
const withArticle = (call: Call): string => (isBid(call) ? callName(call) : `a ${callName(call)}`);
