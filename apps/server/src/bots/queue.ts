import { createHash } from 'node:crypto';
import type { Thought, Verdict } from '@overtrick/table/bots/question';
import { type ConnectionOptions, Queue, QueueEvents, Worker } from 'bullmq';
import type { Logger } from 'pino';
import { type Connect, closed, type Pulse, ready } from '../base/redis.ts';
import { seldom } from '../base/seldom.ts';
import { allowedMs } from './allowed.ts';
import type { Job } from './botWorker.ts';
import { THREADS } from './pool.ts';
import type { Thinker } from './thinker.ts';

const QUEUE = 'overtrick-bots';
/**
 * A question that is not answered within this time is computed by this process, milliseconds. It is longer than a bot
 * thinks.
 */
const PATIENCE_MS = 4000;
/** The time for which answers are kept, seconds: a process that repeats the question gets the same answer. */
const KEPT_S = 30;
/** The time after which a dead worker is noticed, milliseconds. */
const STALLED_MS = 3000;
/** The pause of a failing worker before its next question: the first one, and the longest, milliseconds. */
const FIRST_REST_MS = 100;
const LONGEST_REST_MS = 5000;

interface Waiter {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

export interface QueueOptions {
  readonly patienceMs?: number;
  /** While the Redis does not answer, no question is sent. */
  readonly pulse?: Pulse;
  /** Called when this process computes an answer by itself, with the reason. */
  readonly onUnanswered?: (error: unknown) => void;
}

/**
 * Returns bots that think in any process with a worker on the queue. Each question is queued once, however many
 * processes ask it. If the queue does not answer, because Redis is away or has no worker, `local` answers in this
 * process.
 */
export async function startQueueThinker(
  connect: Connect,
  local: Thinker,
  { patienceMs = PATIENCE_MS, pulse, onUnanswered }: QueueOptions = {},
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
  pulse?.onChange((isUp) => {
    if (!isUp) cut();
  });

  /** The number of this process's unanswered questions, by asker. */
  const open = new Map<string, number>();

  /** Waits for the job's turn. An asker with many tables gets less time for each, and comes after one with few. */
  async function inTurn(job: Job, signal: AbortSignal): Promise<unknown> {
    const { askers, ms: _, ...question } = job.question;
    const [asker = question.table] = (askers ?? []).toSorted(
      (a, b) => (open.get(a) ?? 0) - (open.get(b) ?? 0),
    );
    const own = 1 + (open.get(asker) ?? 0);
    open.set(asker, own);
    try {
      const ms = allowedMs({ keys: open.size, own, waitedMs: 0 }, THREADS);
      const id = createHash('sha256')
        .update(JSON.stringify([job.do, question]))
        .digest('base64url');
      const timed = { ...job, question: { ...job.question, askers: [asker], ms } } as Job;
      return await asked(id, timed, own, signal);
    } finally {
      const left = (open.get(asker) ?? 1) - 1;
      if (left > 0) open.set(asker, left);
      else open.delete(asker);
    }
  }

  /** Resolves with the answer of a worker on the queue. */
  async function asked(id: string, job: Job, priority: number, signal: AbortSignal): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const waiter: Waiter = { resolve, reject };
    waiters.set(id, (waiters.get(id) ?? new Set()).add(waiter));
    const giveUp = () => reject(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      put(id, job, priority).then(
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

  /** Adds a job to the queue, unless it is there. Returns its answer if there already is one. */
  async function put(jobId: string, job: Job, priority: number): Promise<unknown> {
    await queue.add(job.do, job, {
      jobId,
      priority,
      removeOnComplete: { age: KEPT_S },
      removeOnFail: { age: KEPT_S },
    });
    const known = await queue.getJob(jobId);
    return known?.finishedOn === undefined ? undefined : (known.returnvalue ?? undefined);
  }

  async function ask(job: Job, signal: AbortSignal): Promise<unknown> {
    try {
      if (pulse?.isUp === false || connections.some(({ status }) => status !== 'ready'))
        throw new Error('the queue is cut off');
      return await inTurn(job, AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]));
    } catch (error) {
      signal.throwIfAborted();
      onUnanswered?.(error);
      return job.do === 'think' ? local.think(job.question, signal) : local.judge(job.question, signal);
    }
  }

  return {
    think: (question, signal) => ask({ do: 'think', question }, signal) as Promise<Thought>,
    judge: (question, signal) => ask({ do: 'judge', question }, signal) as Promise<Verdict>,
    async close() {
      for (const connection of connections) connection.off('close', cut);
      await Promise.all([closed(queue.close()), closed(events.close())]);
      for (const connection of connections) connection.disconnect();
    },
  };
}

export interface QueueWorker {
  /** True if it receives questions now. */
  isUp(): boolean;
  /** Finishes its current questions and accepts no more. */
  close(): Promise<void>;
}

/** Starts a worker that thinks for the bots of all processes at this Redis. */
export function startQueueWorker(
  connect: Connect,
  pool: Thinker,
  log: Logger,
  onThought: (ms: number) => void = () => {},
): QueueWorker {
  // the worker asks for the next question as soon as one has failed
  const connection = connect({ waits: true });
  const worker = new Worker<Job>(
    QUEUE,
    async ({ data: job, timestamp }): Promise<Thought | Verdict> => {
      const signal = AbortSignal.timeout(2 * PATIENCE_MS);
      const late = allowedMs({ keys: 1, own: 1, waitedMs: Date.now() - timestamp }, THREADS);
      const ms = Math.min(job.question.ms ?? late, late);
      const data = { ...job, question: { ...job.question, ms } } as Job;
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
  worker.on(
    'error',
    seldom((error: Error) => log.warn({ err: error }, 'the queue of the bots is cut off')),
  );
  const stopResting = restAfterErrors(worker);
  return {
    isUp: () => connection.status === 'ready',
    async close() {
      stopResting();
      await closed(worker.close());
      connection.disconnect();
    },
  };
}

/**
 * Pauses a worker after each error, twice as long each time until it has answered a question again. Returns a function
 * that stops this.
 */
export function restAfterErrors(worker: Pick<Worker, 'on' | 'pause' | 'resume'>): () => void {
  let restMs = FIRST_REST_MS;
  let resting: NodeJS.Timeout | undefined;
  let isOver = false;
  worker.on('completed', () => {
    restMs = FIRST_REST_MS;
  });
  worker.on('error', () => {
    if (resting !== undefined || isOver) return;
    // only new questions wait: the worker finishes those that it has
    void worker.pause(true);
    resting = setTimeout(() => {
      resting = undefined;
      void worker.resume();
    }, restMs);
    restMs = Math.min(2 * restMs, LONGEST_REST_MS);
  });
  return () => {
    isOver = true;
    clearTimeout(resting);
  };
}

/** Converts a connection to the queue's own type for the same Redis client. */
const optionsOf = (redis: ReturnType<Connect>): ConnectionOptions => redis;
