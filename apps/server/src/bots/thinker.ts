import type { ClaimQuestion, Question, Thought, Verdict } from '@overtrick/table/bots/question';

/** The table and the people for whom a question is asked. */
export interface ThinkRequest {
  readonly table: string;
  /**
   * The addresses of the players at the table. They take turns, however many tables they have. Without it, the table
   * itself counts as the asker.
   */
  readonly askers?: readonly string[];
  /** The asker's time limit, because many wait, milliseconds. */
  readonly ms?: number;
}

export type AskedThought = Question & ThinkRequest;
export type AskedJudgement = ClaimQuestion & ThinkRequest;

/** A service that thinks for the bots. Its promise rejects if a bot failed or took too long. */
export interface Thinker {
  think(question: AskedThought, signal: AbortSignal): Promise<Thought>;
  judge(question: AskedJudgement, signal: AbortSignal): Promise<Verdict>;
  close(): Promise<void>;
}
