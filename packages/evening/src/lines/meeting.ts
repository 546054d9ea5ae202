/**
 * The contestants at a table. A line names two: the sides, or of an individual the partners as one (`c1+c5`); of three
 * at a table South's and West's. Where that is not all of them, it names everybody by the places too.
 *
 *     meetingOfSeats('individual', ['c1', 'c5', 'c2', 'c7']) // ns: 'c1+c5', ew: 'c2+c7', seats: all four
 */
import { PLACES, type Seating } from '@overtrick/movements/movement';

export interface Meeting {
  readonly ns: string;
  readonly ew: string;
  readonly seats?: readonly string[];
}

/** Between the ids of two who are partners; no contestant of an individual has it in their own. */
export const PARTNERS = '+';

/** The meeting of contestants in the order of the seating's places. */
export function meetingOfSeats(seating: Seating, ids: readonly string[]): Meeting {
  const { sides } = PLACES[seating];
  const partnersOn = (side: number): string => ids.filter((_, i) => sides[i] === side).join(PARTNERS);
  return { ns: partnersOn(0), ew: partnersOn(1), ...(ids.length > 2 && { seats: ids }) };
}

/** All who sit there. */
export const seatedAt = ({ ns, ew, seats }: Meeting): readonly string[] => seats ?? [ns, ew];

/**
 * The side for which a contestant speaks; `undefined` where they do not sit there. Of three at a table West and East
 * speak for one side: South plays against both.
 */
export function sideOf({ ns, ew, seats }: Meeting, contestant: string): 'NS' | 'EW' | undefined {
  if (seats === undefined) return ns === contestant ? 'NS' : ew === contestant ? 'EW' : undefined;
  const at = seats.indexOf(contestant);
  return at < 0 ? undefined : at < seats.length - 2 ? 'NS' : 'EW';
}
