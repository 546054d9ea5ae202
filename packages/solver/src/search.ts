import type { Card, Strain } from '@overtrick/rules/card';
import type { Deal } from '@overtrick/rules/deal';
import type { Seat } from '@overtrick/rules/seat';

/** Tricks of North and South: both the same when they are known, apart when the search was ended before. */
export interface Bounds {
  readonly lower: number;
  readonly upper: number;
}

/** One instance of the search: a deal and a strain at a time, its memory its own. */
export interface Engine {
  /**
   * Another deal or another strain: what was found is forgotten. Between two calls the four hands may lose whole tricks, and
   * what was found serves on.
   */
  begin(strain: Strain): void;
  /**
   * The tricks of North and South in what is left.
   * @param hands four hands of the same size, the cards of the trick in progress among them
   * @param trick the cards of the trick in progress in their order, up to four; then it is won
   * @param guess where to look first: a good one saves time
   */
  solve(hands: Deal, leader: Seat, trick: readonly Card[], guess: number): Bounds;
  /** Positions looked at since the instance was made. */
  nodes(): number;
  /** How often the memory was full and all was forgotten. */
  resets(): number;
}
