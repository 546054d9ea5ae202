import type { Seat } from '../cards/seat.ts';

/** The number of tricks that somebody bid to take. */
export interface TrickBid {
  readonly seat: Seat;
  readonly tricks: number;
  /** Hands that they declared nil besides their bid, clockwise from North: in games where that is a bid of its own. */
  readonly nils?: readonly Seat[];
  /** Nil, bid without a look at the cards. */
  readonly blind?: true;
}
