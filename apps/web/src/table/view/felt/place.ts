import { SEATS, type Seat } from '@overtrick/rules/seat';
import type { View } from '@overtrick/rules/view';

/** The place of a seat on the screen: the visitor's own at the bottom, the others clockwise from there. */
export const PLACES = ['bottom', 'left', 'top', 'right'] as const;
export type Place = (typeof PLACES)[number];

/** The seat at the bottom: one's own; for a spectator South. */
export const bottomOf = ({ seat }: View): Seat => seat ?? 'S';

export function placeOf(view: View, seat: Seat): Place {
  const { around = SEATS } = view;
  const steps = around.indexOf(seat) - around.indexOf(bottomOf(view));
  return PLACES[(steps + PLACES.length) % PLACES.length] ?? 'bottom';
}
