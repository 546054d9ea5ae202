import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Job } from './botWorker.ts';
import type { Thinker, Thought, Verdict } from './thinker.ts';

/** Worker threads for the bots: one core is left to the sockets. Threads that have nothing to do end after a minute. */
export function startPool(): Thinker {
  const pool = new Piscina({
    filename: new URL('./botWorker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 60_000,
    recordTiming: false,
  });
  const run = (job: Job, signal: AbortSignal): Promise<unknown> => pool.run(job, { signal });
  return {
    think: (question, signal) => run({ do: 'think', question }, signal) as Promise<Thought>,
    judge: (question, signal) => run({ do: 'judge', question }, signal) as Promise<Verdict>,
    close: () => pool.destroy(),
  };
}
