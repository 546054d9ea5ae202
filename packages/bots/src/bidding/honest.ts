import type { Call } from '@overtrick/rules/call';
import { isFor } from './choose.ts';
import { type Hand, isStopped } from './hand.ts';
import { believes, type Knowledge } from './knowledge.ts';
import { readCall } from './read.ts';
import type { Rule } from './rule.ts';
import { isForced, passes, type Situation } from './situation.ts';

/** A promise of points may be missed by one. */
const SLACK = 1;
/** Asking for key cards promises no more than the hand has. */
const ASKS: readonly string[] = ['blackwood', 'keyAsk'];
export const asksForAces = (tag: string | undefined): boolean => tag !== undefined && ASKS.includes(tag);

/** The calls of the rules that the hand meets, whichever of them comes first. */
export function callsMet(rules: Iterable<Rule>, hand: Hand): ReadonlySet<Call> {
  const met = new Set<Call>();
  for (const each of rules) if (isFor(each, hand)) met.add(each.call);
  return met;
}

/**
 * Does the hand keep what the call says, as the others read it? Artificial calls and doubles that ask are left to hands
 * for which the system has them.
 */
export function isHonest(s: Situation, hand: Hand, call: Call, isMet: boolean): boolean {
  if (call === 'P' && isForced(s)) return false;
  const { told, rare, isArtificial, tag } = readCall(s, call);
  const isKept = [told, ...rare].some((each) => believes(each, hand, SLACK));
  // the last pass tells nobody anything that matters
  if (call === 'P') return isKept || passes(s) === 2;
  if (isMet || !isKept) return isKept;
  if (isArtificial) return asksForAces(tag);
  return (call !== 'X' || tag === 'penalty') && [told, ...rare].some((each) => keeps(hand, each));
}

const keeps = (hand: Hand, told: Knowledge): boolean =>
  believes(told, hand, SLACK) &&
  (!told.isBalanced || hand.isBalanced) &&
  told.stops.every((suit) => isStopped(hand, suit)) &&
  told.aces === undefined &&
  told.kings === undefined &&
  told.keys === undefined;
