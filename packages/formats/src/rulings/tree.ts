/**
 * A ruling as a tree of questions, as a director asks them. In text:
 *
 *     title A lead out of turn
 *     about Somebody has led, but it was not their turn.
 *     group The play
 *     laws 53 54 55 56
 *
 *     [start] Who led?
 *     - A defender -> defender @defenders
 *     - Declarer -> declarer @declarer
 *
 *     [declarer]
 *     = The card goes back.
 *     + The director may adjust the score.
 *     law 55B
 *     then play
 *
 * An answer leads to a node, and may say which side offended. A leaf says what is done now (`=`), what may follow
 * (`+`), the Law, and what becomes of the result (`then`).
 */

/** The side that offended, as far as tricks go to the other one. */
export type Offender = 'declarer' | 'defenders';

/** The effect of a ruling on the result of the board. */
export type Effect =
  /** Play goes on, or the result stands. */
  | { readonly kind: 'play' }
  /** Tricks go to the side that did not offend. */
  | { readonly kind: 'transfer'; readonly tricks: number }
  /** The director decides on the tricks, restores what a side lost, or gives an adjusted score. */
  | { readonly kind: 'tricks' | 'equity' | 'adjust' }
  /** The result of a board off the plan counts. */
  | { readonly kind: 'accept' }
  /** Each form of a fouled board is scored by itself. */
  | { readonly kind: 'fouled' }
  /** An artificial score or "not played", as an evening's results write it: `A6040`, `NP`. */
  | { readonly kind: 'award'; readonly score: string };

export interface RulingAnswer {
  readonly text: string;
  /** The name of the node to which it leads. */
  readonly to: string;
  readonly offender?: Offender;
}

export interface RulingQuestion {
  readonly kind: 'question';
  readonly text: string;
  readonly answers: readonly RulingAnswer[];
}

export interface RulingLeaf {
  readonly kind: 'leaf';
  /** The sentences on what is done now. */
  readonly now: readonly string[];
  /** The sentences on what may follow. */
  readonly later: readonly string[];
  /** `64A1` */
  readonly law: string;
  readonly effect: Effect;
}

export type RulingNode = RulingQuestion | RulingLeaf;

export interface RulingTree {
  readonly title: string;
  readonly about: string;
  /** The part of the game to which it belongs: trees are listed by it. */
  readonly group: string;
  readonly laws: readonly string[];
  /** By name; the first question is `start`. */
  readonly nodes: ReadonlyMap<string, RulingNode>;
}

export const START = 'start';
