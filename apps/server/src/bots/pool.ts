import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Job } from './botWorker.ts';
import { fairQueue } from './fairQueue.ts';
import type { Thinker, Thought, Verdict } from './thinker.ts';

/** One core is left to the sockets. */
export const THREADS = Math.max(1, availableParallelism() - 1);

/** Worker threads for the bots; the tables take turns. Threads that have nothing to do end after a minute. */
export function startPool(threads = THREADS): Thinker {
  const pool = new Piscina({
    filename: new URL('./botWorker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    recordTiming: false,
  });
  const enqueue = fairQueue(threads);
  const run = (job: Job, signal: AbortSignal): Promise<unknown> =>
    enqueue(job.question.table, signal, () => pool.run(job, { signal }));
  return {
    think: (question, signal) => run({ do: 'think', question }, signal) as Promise<Thought>,
    judge: (question, signal) => run({ do: 'judge', question }, signal) as Promise<Verdict>,
    close: () => pool.destroy(),
  };
}
