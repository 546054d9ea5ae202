import type { CardSet } from '@overtrick/rules/cardSet';
import type { Seat } from '@overtrick/rules/seat';
import type { View } from '@overtrick/rules/view';

/** A question to a computer player: it gets a view, as people do, and a seed that makes its answer repeatable. */
export interface Question {
  readonly view: View;
  readonly level: string;
  readonly seed: string;
  /**
   * The deal as a record, every card open, where cards are not played: the answer is the lead and then the claim that
   * come of it double dummy.
   */
  readonly open?: string;
  /** Somebody asks for advice: the answer says of each possible call what it would show. */
  readonly isAdvice?: true;
}

/** The meaning of a call to somebody who knows how the bots bid, and whether it is to be alerted. */
export interface CallMeaning {
  readonly meaning: string;
  readonly alert: boolean;
}

/** The answer of a computer player: the text of an action, and a reason. */
export interface Thought {
  readonly action: string;
  readonly reason: string;
  /** The meaning of the call that it makes, or of the card that it plays. */
  readonly said?: CallMeaning;
  /** The meaning of each possible call by its text; for advice. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** The failures of stronger bots that were asked before. */
  readonly failures?: readonly string[];
}

/** Asks if the claimant's side gets `tricks` of the tricks left, as far as `view` and the claimant's hand tell. */
export interface ClaimQuestion {
  readonly view: View;
  readonly claimant: Seat;
  readonly tricks: number;
  /** The claimant's hand. */
  readonly shown: CardSet;
}

export type Verdict = 'sure' | 'not' | 'unknown';
