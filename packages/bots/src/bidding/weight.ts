import { SUITS } from '@overtrick/rules/card';
import type { Seat } from '@overtrick/rules/seat';
import { isFor } from './choose.ts';
import type { Hand } from './hand.ts';
import { believes } from './knowledge.ts';
import type { Range } from './range.ts';
import { rulesIn } from './read.ts';
import type { MadeCall, Situation } from './situation.ts';

/** The kinds of evidence against a hand after all that its seat has called. */
export const DOUBTS = ['second', 'kept', 'near', 'far', 'point', 'card'] as const;
type Doubt = (typeof DOUBTS)[number];
type ByDoubt = { readonly [D in Doubt]: number };

/** A hand is so much less likely for each doubt: of players who go by the system and their judgement of it. */
const FAITHFUL: ByDoubt = { second: 0.022, kept: 0.022, near: 0.011, far: 0.002, point: 0.77, card: 0.13 };
/** Of people who may have agreed on anything. Both are fitted by `lab/fit/doubts.ts`. */
const FREE: ByDoubt = { second: 0.22, kept: 0.25, near: 0.26, far: 0.08, point: 0.82, card: 0.71 };
/** The share of those who go by the system. */
const FAITH = 0.85;

/**
 * The fit of a hand to all that a seat has called, from 0 to 1: 1 when its system makes every one of those calls on it.
 * A call that was not made counts as much: a hand that would have opened does not fit a pass. Nobody knows how closely
 * a seat keeps to its system; so a hand that fits it badly is still one of those that may be.
 */
export function weightOf(hand: Hand, seat: Seat, situation: Situation): number {
  const doubts = doubtsOf(hand, seat, situation);
  let faithful = 1;
  let free = 1;
  for (const doubt of DOUBTS) {
    const times = doubts[doubt];
    if (times === 0) continue;
    faithful *= FAITHFUL[doubt] ** times;
    free *= FREE[doubt] ** times;
  }
  return FAITH * faithful + (1 - FAITH) * free;
}

/**
 * The times that each doubt holds. Calls that the system does not make on the hand are a `second` choice, which a line
 * has for it behind others; `kept`, where no line has it but the hand is as the call says; `near` that by a point; or
 * `far` from it. A `point`, and a `card` of a suit, counts each time that it is outside what all calls together told.
 */
export function doubtsOf(hand: Hand, seat: Seat, { know, made }: Situation): ByDoubt {
  const { high, points, length } = know[seat];
  const doubts = {
    ...{ second: 0, kept: 0, near: 0, far: 0 },
    point: Math.min(beyond(hand.high, high), beyond(hand.points, points)),
    card: SUITS.reduce((sum, suit) => sum + beyond(hand.length[suit], length[suit]), 0),
  };
  for (const each of made) {
    const doubt = each.seat === seat ? doubtOf(hand, each) : undefined;
    if (doubt !== undefined) doubts[doubt]++;
  }
  return doubts;
}

/** `undefined` when the system makes the call on the hand. */
function doubtOf(
  hand: Hand,
  { call, meaning, before }: MadeCall,
): 'second' | 'kept' | 'near' | 'far' | undefined {
  let isMet = false;
  for (const rule of rulesIn(before)) {
    if (rule.call !== call && isMet) continue;
    if (!isFor(rule, hand)) continue;
    if (rule.call === call) return isMet ? 'second' : undefined;
    isMet = true;
  }
  if (!isMet && call === 'P') return undefined;
  return believes(meaning.told, hand) ? 'kept' : believes(meaning.told, hand, 1) ? 'near' : 'far';
}

const beyond = (value: number, [least, most]: Range): number =>
  value < least ? least - value : value > most ? value - most : 0;
