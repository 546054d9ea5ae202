import type { Card, Strain } from '@overtrick/rules/card';
import type { CardSet } from '@overtrick/rules/cardSet';

/** Tricks of the first side: both the same when they are known, apart when the search was ended before. */
export interface Bounds {
  readonly lower: number;
  readonly upper: number;
}

/** The question to the search: hands by their number, the first of each pair of partners lower. */
export interface Question {
  /** Four hands where the trick in progress began; those that do not play are empty. */
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
      /** The hand after each. */
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
      /** Is the card of dummy's in the trick in progress declarer's? */
      readonly isDeclarers: boolean;
    };

/** One instance of the search: a deal and a strain at a time, its memory its own. */
export interface Engine {
  /**
   * Another deal, strain or shape: what was found is forgotten. Between two calls the hands may lose whole
   * tricks, and what was found serves on.
   */
  begin(strain: Strain): void;
  /**
   * The tricks of the first side in what is left.
   * @param guess where to look first: a good one saves time
   */
  solve(question: Question, guess: number): Bounds;
  /**
   * Does the first side get at least `need` tricks, 1 or more? Yes where `lower` reaches it, no where `upper`
   * does not, neither when the search was ended before: a fraction of the time that the number takes, unless
   * `need` is close to it.
   */
  ask(question: Question, need: number): Bounds;
  /** Positions looked at since the instance was made. */
  nodes(): number;
  /** Searches made in `search` end with the bounds known so far after so many positions, give or take 4,096. */
  within<T>(positions: number, search: () => T): T;
  /** The number of times that the memory was full and all was forgotten. */
  resets(): number;
}
