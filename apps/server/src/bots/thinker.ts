import type { ClaimQuestion, Question, Thought, Verdict } from '@overtrick/table/bots/question';

/** The table and the people for whom a question is. */
export interface ThinkRequest {
  readonly table: string;
  /**
   * Addresses of those who play at the table: they take turns, however many tables they have. The table's own if left
   * out.
   */
  readonly askers?: readonly string[];
  /** The most time that whoever asks allows for it, because many wait, milliseconds. */
  readonly ms?: number;
}

export type AskedThought = Question & ThinkRequest;
export type AskedJudgement = ClaimQuestion & ThinkRequest;

/** Those who think for the bots. A promise that rejects is a bot that failed or took too long. */
export interface Thinker {
  think(question: AskedThought, signal: AbortSignal): Promise<Thought>;
  judge(question: AskedJudgement, signal: AbortSignal): Promise<Verdict>;
  close(): Promise<void>;
}
