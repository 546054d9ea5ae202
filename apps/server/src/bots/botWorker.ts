import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import type { Thought, Verdict } from '@overtrick/table/bots/question';
import { threadThinker } from '@overtrick/table/bots/think';
import type { AskedJudgement, AskedThought } from './thinker.ts';

/** The memory of a thread's search. */
const MEGABYTES = 32;

export type Job =
  | { readonly do: 'think'; readonly question: AskedThought }
  | { readonly do: 'judge'; readonly question: AskedJudgement };

/** A job with its time limit if others wait, milliseconds; without it, the bot's own limit applies. */
export type TimedJob = Job & { readonly ms?: number };

/** The solver's code, loaded at the start: later there may be no file handle left. */
const solver = readModule();

const { think, judge } = threadThinker({
  createEngine: (isSpent) => createEngine(solver, { megabytes: MEGABYTES, isSpent }),
  now: () => performance.now(),
});

/** Answers a job in a worker thread. */
export default (job: TimedJob): Thought | Verdict =>
  job.do === 'think' ? think(job.question, job.ms) : judge(job.question, job.ms);
