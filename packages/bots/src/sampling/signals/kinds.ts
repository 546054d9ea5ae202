import { type Seat, sideOf } from '@overtrick/rules/seat';
import type { Moment } from './moments.ts';

/** The sorts of choice that a play is: each has a judge of its own. */
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

/** @param follows does the hand have a card of the suit led? */
export function kindOf({ seat, place, tricks }: Moment, follows: boolean, declarer: Seat | undefined): Kind {
  const isDeclarers = declarer !== undefined && sideOf(seat) === sideOf(declarer);
  if (place === 1) return isDeclarers ? 'declarerLead' : tricks === 0 ? 'opening' : 'defenderLead';
  if (follows) return isDeclarers ? 'declarerFollow' : 'defenderFollow';
  return isDeclarers ? 'declarerDiscard' : 'defenderDiscard';
}
