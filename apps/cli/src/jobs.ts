import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

/** Runs jobs in so many threads, and gives their results in the jobs' order, each as soon as those before it are told. */
export async function* inThreads<Job, Done>(
  worker: URL,
  jobs: readonly Job[],
  threads: number,
): AsyncGenerator<Done> {
  const pool = new Piscina<Job, Done>({
    filename: worker.href,
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
