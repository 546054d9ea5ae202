import type { CardSet } from '@overtrick/rules/cards/cardSet';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { View } from '@overtrick/rules/views/view';

/** A question to a computer player: it gets a view, as people do, and a seed that makes its answer repeatable. */
export interface Question {
  readonly view: View;
  readonly level: string;
  readonly seed: string;
  /**
   * The deal as a record, every card open, at tables with bidding only: the answer is the double dummy lead, then the
   * claim that follows from it.
   */
  readonly open?: string;
  /** True if somebody asks for advice: the answer gives the meaning of each possible call. */
  readonly isAdvice?: true;
}

/** The meaning of a call to somebody who knows how the bots bid, and whether to alert it. */
export interface CallMeaning {
  readonly meaning: string;
  readonly alert: boolean;
}

/** The answer of a computer player: the text of an action, and a reason. */
export interface Thought {
  readonly action: string;
  readonly reason: string;
  /** The meaning of the call or card that it chose. */
  readonly said?: CallMeaning;
  /** The meaning of each possible call by its text; for advice. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** The failures of stronger bots, which were tried first. */
  readonly failures?: readonly string[];
}

/**
 * A question whether the claimant's side gets `tricks` of the remaining tricks, as far as `view` and the claimant's
 * hand show.
 */
export interface ClaimQuestion {
  readonly view: View;
  readonly claimant: Seat;
  readonly tricks: number;
  /** The claimant's hand. */
  readonly shown: CardSet;
}

export type Verdict = 'sure' | 'not' | 'unknown';
