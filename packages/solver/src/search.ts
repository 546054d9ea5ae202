import type { Card, Strain } from '@overtrick/rules/cards/card';
import type { CardSet } from '@overtrick/rules/cards/cardSet';

/**
 * Tricks of the first side: both bounds are equal if the number is known, and differ if the search was stopped before.
 */
export interface Bounds {
  readonly lower: number;
  readonly upper: number;
}

/** The question to the search: hands by their number, the first of each pair of partners lower. */
export interface Question {
  /** Four hands at the beginning of the trick in progress; those that do not play are empty. */
  readonly hands: readonly CardSet[];
  /** The hand that leads to it. */
  readonly leader: number;
  /** The cards of the trick in progress in their order; it may be full. */
  readonly trick: readonly Card[];
  readonly shape: Shape;
}

export type Shape =
  /** Four hands in turn, the even ones against the odd ones. */
  | { readonly kind: 'plain' }
  /** Other sides, fewer hands, or hands of which only the ends may be played. */
  | {
      readonly kind: 'hands';
      /** The hand that follows each. */
      readonly next: readonly number[];
      readonly size: number;
      /** Hands of the second side. */
      readonly second: readonly number[];
      /** Rows by their hand: all cards as dealt, from the left end to the right. */
      readonly rows: ReadonlyMap<number, readonly Card[]>;
    }
  /** Declarer, defender, dummy: tricks of three cards; leads 2 and 3 are dummy's by declarer and by the defender. */
  | {
      readonly kind: 'shared';
      readonly secret: Card;
      readonly isForced: boolean;
      readonly isOpening: boolean;
      /** True if declarer plays the card of dummy's in the trick in progress. */
      readonly isDeclarers: boolean;
    };

/** One instance of the search: for one deal and strain at a time, with its own memory. */
export interface Engine {
  /**
   * Begins another deal, strain or shape: forgets all results. Between two calls the hands may lose whole tricks, and
   * the results stay useful.
   */
  begin(strain: Strain): void;
  /**
   * Returns the tricks of the first side in the rest of the play.
   * @param guess where to look first: a good one saves time
   */
  solve(question: Question, guess: number): Bounds;
  /**
   * Asks whether the first side gets at least `need` tricks, 1 or more: yes if `lower` reaches it, no if `upper` does
   * not, neither if the search was stopped before. It takes a fraction of the time for the exact number, unless `need`
   * is close to it.
   */
  ask(question: Question, need: number): Bounds;
  /** The number of positions searched since the instance was made. */
  nodes(): number;
  /**
   * Limits the searches made in `search`: after this many positions, give or take 4,096, they end with the bounds known
   * so far.
   */
  within<T>(positions: number, search: () => T): T;
  /** The number of times that the memory was full and everything was forgotten. */
  resets(): number;
}
