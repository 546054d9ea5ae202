/**
 * The contestants at a table. A line names two: the sides, or in an individual the partners as one (`c1+c5`); with
 * three at a table South's and West's. If that is not everybody, it also names everybody by place.
 *
 *     meetingOfSeats('individual', ['c1', 'c5', 'c2', 'c7']) // ns: 'c1+c5', ew: 'c2+c7', seats: all four
 */
import { PLACES, type Seating } from '@overtrick/movements/movement';

export interface Meeting {
  readonly ns: string;
  readonly ew: string;
  readonly seats?: readonly string[];
}

/** The sign between the ids of two partners; no contestant of an individual has it in their own id. */
export const PARTNERS = '+';

/** Builds the meeting of contestants in the order of the seating's places. */
export function meetingOfSeats(seating: Seating, ids: readonly string[]): Meeting {
  const { sides } = PLACES[seating];
  const partnersOn = (side: number): string => ids.filter((_, i) => sides[i] === side).join(PARTNERS);
  return { ns: partnersOn(0), ew: partnersOn(1), ...(ids.length > 2 && { seats: ids }) };
}

/** Returns everybody who sits at the table. */
export const seatedAt = ({ ns, ew, seats }: Meeting): readonly string[] => seats ?? [ns, ew];

/**
 * Returns the side that a contestant reports for; `undefined` if they do not sit there. With three at a table West and
 * East report for one side, since South plays against both.
 */
export function sideOf({ ns, ew, seats }: Meeting, contestant: string): 'NS' | 'EW' | undefined {
  if (seats === undefined) return ns === contestant ? 'NS' : ew === contestant ? 'EW' : undefined;
  const at = seats.indexOf(contestant);
  return at < 0 ? undefined : at < seats.length - 2 ? 'NS' : 'EW';
}
