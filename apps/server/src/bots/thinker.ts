import type { CardSet } from '@overtrick/rules/cardSet';
import type { Seat } from '@overtrick/rules/seat';
import type { View } from '@overtrick/rules/view';

/** For whom a question is. */
export interface Asked {
  readonly table: string;
  /** Addresses of those who play at the table: they take turns, however many tables they have. The table's own if left out. */
  readonly askers?: readonly string[];
  /** How long whoever asks allows for it, because many wait, milliseconds. */
  readonly ms?: number;
}

/** What a bot is asked: it gets a view, as people do, and a seed, so that the same position is thought over the same way. */
export interface Question extends Asked {
  readonly view: View;
  readonly level: string;
  readonly seed: string;
  /** Somebody asks for advice: what would each call mean that can be made? */
  readonly isAdvice?: true;
}

/** What a call means to who knows how the bots bid, and whether it is to be alerted. */
export interface Said {
  readonly meaning: string;
  readonly alert: boolean;
}

/** The text of an action, and why. */
export interface Thought {
  readonly action: string;
  readonly reason: string;
  /** What its call means. */
  readonly said?: Said;
  /** What each call that can be made would show, by its text; for advice. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** What went wrong with stronger bots that were asked before. */
  readonly failures?: readonly string[];
}

/** Does the claimant's side get `tricks` of the tricks left, as far as `view` and the claimant's hand tell? */
export interface ClaimQuestion extends Asked {
  readonly view: View;
  readonly claimant: Seat;
  readonly tricks: number;
  readonly shown: CardSet;
}

export type Verdict = 'sure' | 'not' | 'unknown';

/** Those who think for the bots. A promise that rejects is a bot that failed or took too long. */
export interface Thinker {
  think(question: Question, signal: AbortSignal): Promise<Thought>;
  judge(question: ClaimQuestion, signal: AbortSignal): Promise<Verdict>;
  close(): Promise<void>;
}
