import type { Seat } from '@overtrick/rules/seat';
import { isFor } from './choose.ts';
import type { Hand } from './hand.ts';
import { believes } from './knowledge.ts';
import { rulesIn } from './read.ts';
import type { MadeCall, Situation } from './situation.ts';

/** The hand keeps the call's promise, but its system would rather have made another. */
const SECOND_CHOICE = 0.35;
/** It is a point away from the promise. */
const NEAR = 0.12;
const FAR = 0.01;

/**
 * The fit of a hand to all that a seat has called, from 0 to 1: 1 when its system makes every one of those calls on it.
 * A call that was not made counts as much: a hand that would have opened does not fit a pass.
 */
export function weightOf(hand: Hand, seat: Seat, situation: Situation): number {
  let weight = 1;
  for (const made of situation.made) {
    if (made.seat !== seat) continue;
    weight *= weightOfCall(hand, made);
    if (weight < 1e-6) return weight;
  }
  return weight;
}

function weightOfCall(hand: Hand, { call, meaning, before }: MadeCall): number {
  let isMet = false;
  for (const rule of rulesIn(before)) {
    if (rule.call !== call && isMet) continue;
    if (!isFor(rule, hand)) continue;
    if (rule.call === call) return isMet ? SECOND_CHOICE : 1;
    isMet = true;
  }
  if (!isMet && call === 'P') return 1;
  return believes(meaning.told, hand) ? SECOND_CHOICE : believes(meaning.told, hand, 1) ? NEAR : FAR;
}
