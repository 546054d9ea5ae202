import { type Seat, seatsBetween } from '@overtrick/rules/seat';
import type { View } from '@overtrick/rules/view';

/** Where on the screen a seat is: the visitor's own at the bottom, the others clockwise from there. */
const PLACES = ['bottom', 'left', 'top', 'right'] as const;
export type Place = (typeof PLACES)[number];

/** The seat at the bottom: one's own; for a spectator South. */
export const bottomOf = ({ seat }: View): Seat => seat ?? 'S';

export const placeOf = (view: View, seat: Seat): Place =>
  PLACES[seatsBetween(bottomOf(view), seat)] ?? 'bottom';
