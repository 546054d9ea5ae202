import type { Seat } from './seat.ts';

/** How many tricks somebody bid to take. */
export interface TrickBid {
  readonly seat: Seat;
  readonly tricks: number;
}
