import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Io } from './io.ts';
import { startProgress } from './progress.ts';

/** The function for a kind of job: in this thread, and the URL of its module for others. */
export interface Worker<Job, Done> {
  readonly here: (job: Job) => Done;
  readonly there: string;
}

/** Runs all jobs and prints each result, in the jobs' order, with a progress bar in their unit. */
export async function printEach<Job, Done>(
  io: Io,
  jobs: readonly Job[],
  unit: string,
  worker: Worker<Job, Done>,
  threads: number,
  text: (done: Done, i: number) => string,
): Promise<void> {
  const progress = startProgress(io, jobs.length, unit);
  let done = 0;
  for await (const result of doneBy(worker, jobs, threads)) {
    progress.clear();
    await io.out(text(result, done));
    progress.show(++done);
  }
  progress.clear();
}

async function* doneBy<Job, Done>(
  { here, there }: Worker<Job, Done>,
  jobs: readonly Job[],
  threads: number,
): AsyncGenerator<Done> {
  if (threads > 1 && jobs.length > 1) yield* inThreads<Job, Done>(there, jobs, threads);
  else for (const job of jobs) yield here(job);
}

/**
 * Runs jobs in several threads and yields their results in the jobs' order, each as soon as the earlier ones are done.
 */
async function* inThreads<Job, Done>(
  worker: string,
  jobs: readonly Job[],
  threads: number,
): AsyncGenerator<Done> {
  const pool = new Piscina<Job, Done>({
    filename: worker,
    minThreads: 1,
    maxThreads: Math.min(threads, availableParallelism(), jobs.length),
    recordTiming: false,
  });
  try {
    const results = jobs.map((job) => pool.run(job));
    for (const result of results) yield await result;
  } finally {
    await pool.destroy();
  }
}
