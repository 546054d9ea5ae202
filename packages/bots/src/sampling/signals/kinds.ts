import { type Seat, sideOf } from '@overtrick/rules/cards/seat';
import type { Moment } from './moments.ts';

/** The kinds of choice in card play; each has its own net. */
export const KINDS = [
  'opening',
  'defenderLead',
  'defenderFollow',
  'defenderDiscard',
  'declarerLead',
  'declarerFollow',
  'declarerDiscard',
] as const;
export type Kind = (typeof KINDS)[number];

/**
 * Returns the kind of a choice.
 * @param follows true if the hand has a card of the suit led
 */
export function kindOf({ seat, place, tricks }: Moment, follows: boolean, declarer: Seat | undefined): Kind {
  const isDeclarers = declarer !== undefined && sideOf(seat) === sideOf(declarer);
  if (place === 1) return isDeclarers ? 'declarerLead' : tricks === 0 ? 'opening' : 'defenderLead';
  if (follows) return isDeclarers ? 'declarerFollow' : 'defenderFollow';
  return isDeclarers ? 'declarerDiscard' : 'defenderDiscard';
}
