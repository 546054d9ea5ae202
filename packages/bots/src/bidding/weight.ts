import { SUITS } from '@overtrick/rules/card';
import type { Seat } from '@overtrick/rules/seat';
import { isFor } from './choose.ts';
import type { Hand } from './hand.ts';
import { believes } from './knowledge.ts';
import type { Range } from './range.ts';
import { rulesIn } from './read.ts';
import type { MadeCall, Situation } from './situation.ts';

/** How likely a call is on a hand for which the system does not have it, beside one for which it does. */
interface Doubts {
  /** A line has the call for the hand, but others come before it. */
  readonly second: number;
  /** No line has it, but the hand is what the call says. */
  readonly kept: number;
  /** The hand is a point away from what the call says. */
  readonly near: number;
  readonly far: number;
  /** For each point that the hand is outside all that was told. */
  readonly point: number;
  /** For each card of a suit that it is outside. */
  readonly card: number;
}

/** Of players who go by the system and their judgement: fitted to 1,389 hands of judged bots, each among 60 dealt ones. */
const FAITHFUL: Doubts = { second: 0.036, kept: 0.046, near: 0.033, far: 0.004, point: 0.27, card: 0.316 };
/** Of people who may have agreed on anything: fitted to 1,633 hands of experts of 2012. */
const FREE: Doubts = { second: 0.322, kept: 0.296, near: 0.207, far: 0.091, point: 0.763, card: 0.615 };
/** The share of those who go by the system. */
const FAITH = 0.85;

/**
 * The fit of a hand to all that a seat has called, from 0 to 1: 1 when its system makes every one of those calls on it.
 * A call that was not made counts as much: a hand that would have opened does not fit a pass. Nobody knows how closely
 * a seat keeps to its system; so a hand that fits it badly is still one of those that may be.
 */
export function weightOf(hand: Hand, seat: Seat, situation: Situation): number {
  const { high, points, length } = situation.know[seat];
  const pointsOut = Math.min(beyond(hand.high, high), beyond(hand.points, points));
  const cardsOut = SUITS.reduce((sum, suit) => sum + beyond(hand.length[suit], length[suit]), 0);
  let faithful = FAITHFUL.point ** pointsOut * FAITHFUL.card ** cardsOut;
  let free = FREE.point ** pointsOut * FREE.card ** cardsOut;
  for (const made of situation.made) {
    if (made.seat !== seat) continue;
    const doubt = doubtOf(hand, made);
    if (doubt === undefined) continue;
    faithful *= FAITHFUL[doubt];
    free *= FREE[doubt];
  }
  return FAITH * faithful + (1 - FAITH) * free;
}

/** `undefined` when the system makes the call on the hand. */
function doubtOf(hand: Hand, { call, meaning, before }: MadeCall): keyof Doubts | undefined {
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
