import { SUITS } from '@overtrick/rules/cards/card';
import type { Seat } from '@overtrick/rules/cards/seat';
import { isFor } from './choose.ts';
import type { Hand } from './hand.ts';
import { believes } from './knowledge.ts';
import type { Range } from './range.ts';
import { rulesIn } from './read.ts';
import type { MadeCall, Situation } from './situation.ts';

/** The kinds of evidence against a hand, from all calls of its seat. */
export const DOUBTS = ['second', 'kept', 'near', 'far', 'point', 'card'] as const;
type Doubt = (typeof DOUBTS)[number];
type ByDoubt = { readonly [D in Doubt]: number };

/**
 * The factor by which each doubt makes a hand less likely, for players who follow the system and their judgement of it.
 */
const FAITHFUL: ByDoubt = { second: 0.022, kept: 0.022, near: 0.011, far: 0.002, point: 0.77, card: 0.13 };
/** The same factors for people with unknown agreements. `lab/fit/doubts.ts` fits both. */
const FREE: ByDoubt = { second: 0.22, kept: 0.25, near: 0.26, far: 0.08, point: 0.82, card: 0.71 };
/** The share of players who follow the system. */
const FAITH = 0.85;

/**
 * Weighs a hand by all calls of its seat, from 0 to 1: 1 when its system makes every one of them on it. Calls not made
 * count as well: a hand that would have opened does not fit a pass. Nobody knows how closely a player follows their
 * system, so that a poorly fitting hand stays possible.
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
 * Counts each doubt. A call that the system does not make on the hand is a `second` choice, if a lower line has it;
 * `kept`, if no line has it but the hand fits the call; `near` if it misses by a point; else `far`. Each `point`, and
 * each `card` of a suit, outside the picture from all calls together counts once.
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

/** Returns the doubt about one call; `undefined` when the system makes the call on the hand. */
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
