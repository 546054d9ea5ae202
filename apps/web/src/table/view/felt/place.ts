import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { View } from '@overtrick/rules/views/view';

/** The place of a seat on the screen: the visitor's own at the bottom, the others clockwise from there. */
export const PLACES = ['bottom', 'left', 'top', 'right'] as const;
export type Place = (typeof PLACES)[number];

/** Returns the seat at the bottom of the screen: the visitor's own; South for a spectator. */
export const bottomOf = ({ seat }: View): Seat => seat ?? 'S';

export function placeOf(view: View, seat: Seat): Place {
  const { around = SEATS } = view;
  const steps = around.indexOf(seat) - around.indexOf(bottomOf(view));
  return PLACES[(steps + PLACES.length) % PLACES.length] ?? 'bottom';
}
