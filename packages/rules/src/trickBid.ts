import type { Seat } from './seat.ts';

/** How many tricks somebody bid to take. */
export interface TrickBid {
  readonly seat: Seat;
  readonly tricks: number;
  /** Hands that he declared to take none, beside his bid, clockwise from North: where that is a bid of its own. */
  readonly nils?: readonly Seat[];
  /** Nil, bid without a look at the cards. */
  readonly blind?: true;
}
