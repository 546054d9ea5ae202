import type { Call } from '@overtrick/rules/auction/call';
import { isFor } from './choose.ts';
import { type Hand, isStopped } from './hand.ts';
import { believes, type Knowledge } from './knowledge.ts';
import { readCall } from './read.ts';
import type { Rule } from './rule.ts';
import { isForced, passes, type Situation } from './situation.ts';

/** A promise of points may be missed by one. */
const SLACK = 1;
/** These calls ask for key cards and promise no more than the hand has. */
const ASKS: readonly string[] = ['blackwood', 'keyAsk'];
export const asksForAces = (tag: string | undefined): boolean => tag !== undefined && ASKS.includes(tag);

/** Collects the calls of all rules that the hand meets, in any order. */
export function callsMet(rules: Iterable<Rule>, hand: Hand): ReadonlySet<Call> {
  const met = new Set<Call>();
  for (const each of rules) if (isFor(each, hand)) met.add(each.call);
  return met;
}

/**
 * True if the hand has the values and lengths that the others read in the call. Artificial calls and doubles for
 * takeout are only honest on hands for which the system has them.
 */
export function isHonest(s: Situation, hand: Hand, call: Call, isMet: boolean): boolean {
  if (call === 'P' && isForced(s)) return false;
  const { told, rare, isArtificial, tag } = readCall(s, call);
  const isKept = [told, ...rare].some((each) => believes(each, hand, SLACK));
  // the last pass gives no useful information
  if (call === 'P') return isKept || passes(s) === 2;
  if (isMet || !isKept) return isKept;
  if (isArtificial) return asksForAces(tag);
  return (call !== 'X' || tag === 'penalty') && [told, ...rare].some((each) => keeps(hand, each));
}

/** Returns the sentence that admits one point more or fewer than the call promises; empty if the hand keeps it. */
export function missText(s: Situation, hand: Hand, call: Call): string {
  const { told, rare } = readCall(s, call);
  const all = [told, ...rare];
  const near = all.find((each) => believes(each, hand, SLACK));
  if (near === undefined || all.some((each) => believes(each, hand))) return '';
  const isMore = hand.high > near.high[1] || hand.points > near.points[1];
  return ` I have one point ${isMore ? 'more' : 'fewer'} than this call promises.`;
}

const keeps = (hand: Hand, told: Knowledge): boolean =>
  believes(told, hand, SLACK) &&
  (!told.isBalanced || hand.isBalanced) &&
  told.stops.every((suit) => isStopped(hand, suit)) &&
  told.aces === undefined &&
  told.kings === undefined &&
  told.keys === undefined;
