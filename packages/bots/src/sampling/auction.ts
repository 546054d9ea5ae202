import { SUITS } from '@overtrick/rules/cards/card';
import type { Knowledge } from '../bidding/knowledge.ts';
import type { Range } from '../bidding/range.ts';
import { figuresOf } from './signals/bidding.ts';
import type { Holdings } from './signals/plays.ts';

/**
 * The factors by which each point, and each card of a suit, outside the range of its calls makes a hand less likely.
 */
export const A_POINT = 0.5;
export const A_CARD = 0.35;

const beyond = (value: number, [least, most]: Range): number =>
  value < least ? least - value : value > most ? value - most : 0;

/**
 * Returns the fit of a hand of thirteen cards to its calls, 1 for a perfect fit. Misfits are only doubtful, because
 * players stretch and systems differ.
 */
export function fitOf(dealt: Holdings, known: Knowledge): number {
  const { lengths, points } = figuresOf(dealt);
  const long = lengths.reduce((sum, length) => sum + Math.max(0, length - 4), 0);
  const pointsOut = Math.min(beyond(points, known.high), beyond(points + long, known.points));
  let cardsOut = 0;
  for (const [i, suit] of SUITS.entries()) cardsOut += beyond(lengths[i] ?? 0, known.length[suit]);
  return A_CARD ** cardsOut * A_POINT ** pointsOut;
}
