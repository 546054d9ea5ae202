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
/** A question that nobody has answered after so long is thought over here, milliseconds: longer than a bot thinks. */
const PATIENCE_MS = 4000;
/** Answers are kept for so long, seconds: a process that asks the same again gets the same. */
const KEPT_S = 30;
/** A worker that has died is noticed after so long, milliseconds. */
const STALLED_MS = 3000;
/** A worker that fails rests before it asks for the next question: the first time, and at most, milliseconds. */
const FIRST_REST_MS = 100;
const LONGEST_REST_MS = 5000;

interface Waiter {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

export interface QueueOptions {
  readonly patienceMs?: number;
  /** Nobody is asked while the Redis does not answer. */
  readonly pulse?: Pulse;
  /** Told when this process thinks by itself, and why. */
  readonly onUnanswered?: (error: unknown) => void;
}

/**
 * Bots that think wherever there is a worker on the queue. A question is put once, however many processes ask it. Where
 * the queue does not answer, because Redis is away or nobody works on it, this process thinks by itself: `local` does.
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

  /** Questions of this process that wait for their answers, by who asks. */
  const open = new Map<string, number>();

  /**
   * Waits for the job's turn: whoever asks at many tables has less time for each, and comes after one who asks at few.
   */
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

  /** Resolves with the answer of whoever works on the queue. */
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

  /** Puts a job on the queue, unless it is there; gives its answer when there is one already. */
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
  /** Does it get questions now? */
  isUp(): boolean;
  /** Ends what it is at, takes no more. */
  close(): Promise<void>;
}

/** Thinks for the bots of every process at this Redis. */
export function startQueueWorker(
  connect: Connect,
  pool: Thinker,
  log: Logger,
  onThought: (ms: number) => void = () => {},
): QueueWorker {
  // the worker asks for the next question as soon as the last has failed
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
 * Lets a worker rest after each error, each time twice as long until it has answered a question again. Returns a
 * function that ends this.
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
    // only new questions wait: the worker goes on with those that it has
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

/** The queue brings a type of its own for connections to the same Redis client. */
const optionsOf = (redis: ReturnType<Connect>): ConnectionOptions => redis;
