import { createHash } from 'node:crypto';
import { type ConnectionOptions, Queue, QueueEvents, Worker } from 'bullmq';
import type { Logger } from 'pino';
import { type Connect, closed, ready } from '../redis.ts';
import type { Job } from './botWorker.ts';
import { startPool, THREADS } from './pool.ts';
import type { Thinker, Thought, Verdict } from './thinker.ts';

const QUEUE = 'overtrick-bots';
/** A question that nobody has answered after so long is thought over here, milliseconds: longer than a bot thinks. */
const PATIENCE_MS = 4000;
/** Answers are kept for so long, seconds: a process that asks the same again gets the same. */
const KEPT_S = 30;
/** A worker that has died is noticed after so long, milliseconds. */
const STALLED_MS = 3000;

interface Waiter {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

export interface QueueOptions {
  readonly patienceMs?: number;
  /** Told when this process thinks by itself, and why. */
  readonly onUnanswered?: (error: unknown) => void;
}

/**
 * Bots that think wherever there is a worker on the queue. A question is put once, however many processes ask it. Where the queue
 * does not answer, because Redis is away or nobody works on it, this process thinks by itself.
 */
export async function startQueueThinker(
  connect: Connect,
  { patienceMs = PATIENCE_MS, onUnanswered }: QueueOptions = {},
): Promise<Thinker> {
  const connections = [connect(), connect()] as const;
  await Promise.all(connections.map(ready));
  const queue = new Queue<Job>(QUEUE, { connection: optionsOf(connections[0]) });
  const events = new QueueEvents(QUEUE, { connection: optionsOf(connections[1]) });
  queue.on('error', () => {});
  events.on('error', () => {});
  const waiters = new Map<string, Set<Waiter>>();
  const settle = (id: string, each: (waiter: Waiter) => void) => {
    for (const waiter of waiters.get(id) ?? []) each(waiter);
    waiters.delete(id);
  };
  events.on('completed', ({ jobId, returnvalue }) => settle(jobId, ({ resolve }) => resolve(returnvalue)));
  events.on('failed', ({ jobId, failedReason }) =>
    settle(jobId, ({ reject }) => reject(new Error(failedReason))),
  );
  const cut = () => {
    for (const id of waiters.keys()) settle(id, ({ reject }) => reject(new Error('the queue is cut off')));
  };
  for (const connection of connections) connection.on('close', cut);

  let local: Thinker | undefined;

  /** Resolves with the answer of whoever works on the queue. */
  async function asked(job: Job, signal: AbortSignal): Promise<unknown> {
    const id = createHash('sha256').update(JSON.stringify(job)).digest('base64url');
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const waiter: Waiter = { resolve, reject };
    waiters.set(id, (waiters.get(id) ?? new Set()).add(waiter));
    const giveUp = () => reject(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      put(id, job).then(
        (answer) => answer !== undefined && resolve(answer),
        (error: Error) => reject(error),
      );
      return await promise;
    } finally {
      signal.removeEventListener('abort', giveUp);
      waiters.get(id)?.delete(waiter);
      if (waiters.get(id)?.size === 0) waiters.delete(id);
    }
  }

  /** Puts a job on the queue, unless it is there; gives its answer when there is one already. */
  async function put(jobId: string, job: Job): Promise<unknown> {
    await queue.add(job.do, job, {
      jobId,
      removeOnComplete: { age: KEPT_S },
      removeOnFail: { age: KEPT_S },
    });
    const known = await queue.getJob(jobId);
    return known?.finishedOn === undefined ? undefined : (known.returnvalue ?? undefined);
  }

  async function ask(job: Job, signal: AbortSignal): Promise<unknown> {
    try {
      if (connections.some(({ status }) => status !== 'ready')) throw new Error('the queue is cut off');
      return await asked(job, AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]));
    } catch (error) {
      signal.throwIfAborted();
      onUnanswered?.(error);
      local ??= startPool();
      return job.do === 'think' ? local.think(job.question, signal) : local.judge(job.question, signal);
    }
  }

  return {
    think: (question, signal) => ask({ do: 'think', question }, signal) as Promise<Thought>,
    judge: (question, signal) => ask({ do: 'judge', question }, signal) as Promise<Verdict>,
    async close() {
      for (const connection of connections) connection.off('close', cut);
      await Promise.all([closed(queue.close()), closed(events.close()), local?.close()]);
      for (const connection of connections) connection.disconnect();
    },
  };
}

export interface QueueWorker {
  /** Does it get questions now? */
  isUp(): boolean;
  /** Ends what it is at, takes no more. */
  close(): Promise<void>;
}

/** Thinks for the bots of every process at this Redis. */
export function startQueueWorker(
  connect: Connect,
  log: Logger,
  onThought: (ms: number) => void = () => {},
): QueueWorker {
  const connection = connect();
  const pool = startPool();
  const worker = new Worker<Job>(
    QUEUE,
    async ({ data }): Promise<Thought | Verdict> => {
      const signal = AbortSignal.timeout(2 * PATIENCE_MS);
      const began = performance.now();
      const answer =
        data.do === 'think'
          ? await pool.think(data.question, signal)
          : await pool.judge(data.question, signal);
      onThought(performance.now() - began);
      return answer;
    },
    {
      connection: optionsOf(connection),
      concurrency: THREADS,
      lockDuration: 2 * STALLED_MS,
      stalledInterval: STALLED_MS,
      drainDelay: 1,
    },
  );
  worker.on('error', (error) => log.warn({ err: error }, 'the queue of the bots is cut off'));
  return {
    isUp: () => connection.status === 'ready',
    async close() {
      await closed(worker.close());
      await pool.close();
      connection.disconnect();
    },
  };
}

/** The queue brings a type of its own for connections to the same Redis client. */
const optionsOf = (redis: ReturnType<Connect>): ConnectionOptions => redis;
