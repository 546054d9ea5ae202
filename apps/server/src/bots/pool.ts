import { availableParallelism } from 'node:os';
import type { Thought, Verdict } from '@overtrick/table/bots/question';
import { Piscina } from 'piscina';
import { fairQueue } from '../base/fairQueue.ts';
import { allowedMs, LATE_MS } from './allowed.ts';
import type { Job, TimedJob } from './botWorker.ts';
import type { Thinker } from './thinker.ts';

/** The number of threads; one core is left to the sockets. */
export const THREADS = Math.max(1, availableParallelism() - 1);

/** The number of threads that stay. Each needs some tens of megabytes. */
const STAYING = 4;

export interface PoolOptions {
  readonly threads?: number;
  /** Receives the error of a thread that ended while it was idle. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Starts worker threads for the bots, which serve the askers in turns. Some start at once and stay, because a thread
 * that starts when the process has no file handles left cannot load its code. More start under load, and end after an
 * idle minute.
 */
export function startPool({ threads = THREADS, onError = () => {} }: PoolOptions = {}): Thinker {
  const pool = new Piscina({
    filename: import.meta.resolve('#thread/bots'),
    minThreads: Math.min(threads, STAYING),
    maxThreads: threads,
    idleTimeout: 60_000,
    recordTiming: false,
  });
  pool.on('error', onError);
  const enqueue = fairQueue(threads, { lateMs: LATE_MS });
  const run = (job: Job, signal: AbortSignal): Promise<unknown> => {
    const { table, askers = [table], ms = Number.POSITIVE_INFINITY } = job.question;
    return enqueue(askers, signal, (load) =>
      pool.run({ ...job, ms: Math.min(ms, allowedMs(load, threads)) } satisfies TimedJob, { signal }),
    );
  };
  return {
    think: (question, signal) => run({ do: 'think', question }, signal) as Promise<Thought>,
    judge: (question, signal) => run({ do: 'judge', question }, signal) as Promise<Verdict>,
    close: () => pool.destroy(),
  };
}
