import { defined } from '@overtrick/rules/assert';
import type { Seat } from '@overtrick/rules/cards/seat';
import { figuresOf, handInputs, type PublicAuction, suitInputs } from './bidding.ts';
import { judge, type Net } from './net.ts';
import type { Holdings } from './plays.ts';

/** The nets that judge calls: one for each suit, and one for the hand as a whole. */
export interface CallNets {
  readonly suit: Net;
  readonly hand: Net;
}

const LENGTHS = 14;
const POINTS = 38;

/**
 * Returns a function for the fit of a hand to its player's calls and the others'. It is a logarithm for comparison with
 * other hands of the same seat; larger is likelier. It is computed once for each length and strength of a suit.
 */
export function readCalls(
  { suit, hand }: CallNets,
  heard: PublicAuction,
  seat: Seat,
): (held: Holdings) => number {
  const suits = Array.from({ length: 4 }, () => new Float64Array(LENGTHS * 11).fill(Number.NaN));
  const hands = new Float64Array(LENGTHS * 4 * POINTS).fill(Number.NaN);
  return (held) => {
    const { points, longest, shortest, lengths, suits: worths } = figuresOf(held);
    const at = (longest * 4 + shortest) * POINTS + points;
    let sum = hands[at] ?? 0;
    if (Number.isNaN(sum)) {
      sum = judge(hand, handInputs(heard, seat, { points, longest, shortest }));
      hands[at] = sum;
    }
    for (const [i, known] of suits.entries()) {
      const length = defined(lengths[i], 'four suits');
      const worth = defined(worths[i], 'four suits');
      let judged = known[length * 11 + worth] ?? 0;
      if (Number.isNaN(judged)) {
        judged = judge(suit, suitInputs(heard, seat, i, length, worth));
        known[length * 11 + worth] = judged;
      }
      sum += judged;
    }
    return sum;
  };
}
