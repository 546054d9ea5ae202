import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { within } from './within.ts';

/** A Redis that does not answer counts as missing after this time, milliseconds. */
const PATIENCE_MS = 1500;
/** A shorter limit when somebody waits for the answer, milliseconds. */
const MOMENT_MS = 500;
/** The time between two pings, milliseconds. */
const BEAT_MS = 500;
const MOST_RETRY_MS = 1000;
const CLOSING_MS = 1500;

interface ConnectionKind {
  /**
   * True if commands wait while the connection is cut; otherwise they fail at once. A loop that sends the next command
   * when one has failed must wait here, or it would never let anything else run.
   */
  readonly waits?: boolean;
}

/** Opens connections to one Redis. */
export type Connect = (kind?: ConnectionKind) => Redis;

/**
 * Returns a function that opens connections to the Redis at this address. Each reconnects by itself when it is cut.
 * Rejects with a sentence when there is no such Redis now.
 */
export async function connectRedis(url: string): Promise<Connect> {
  const connect: Connect = ({ waits = false } = {}) => {
    const redis = new Redis(url, {
      maxRetriesPerRequest: null,
      enableOfflineQueue: waits,
      connectTimeout: PATIENCE_MS,
      retryStrategy: (times) => Math.min(50 * times, MOST_RETRY_MS),
    });
    // each failed command reports the error
    redis.on('error', () => {});
    return redis;
  };
  const first = connect();
  try {
    await ready(first);
  } catch (error) {
    throw new Error(`the Redis of REDIS_URL cannot be reached: ${(error as Error).message}`);
  } finally {
    first.disconnect();
  }
  return connect;
}

/** Resolves when the connection accepts commands. */
export function ready(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return Promise.resolve();
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => end(new Error('it does not answer')), PATIENCE_MS);
    const onReady = () => end();
    const onError = (error: Error) => end(error);
    const end = (error?: Error) => {
      clearTimeout(late);
      redis.off('ready', onReady).off('error', onError);
      if (error === undefined) resolve();
      else reject(error);
    };
    redis.once('ready', onReady).once('error', onError);
  });
}

/** The state of a Redis. A frozen one keeps its connections, so only its missing answers reveal it. */
export interface Pulse {
  readonly isUp: boolean;
  /** Sends it a command and waits briefly. Rejects at once while it does not answer. */
  asked<T>(ask: (redis: Redis) => Promise<T>): Promise<T>;
  /** Calls `changed` when it stops answering, and when it answers again. */
  onChange(changed: (isUp: boolean) => void): void;
  close(): void;
}

/** Starts the pings, once the Redis answers. */
export async function startPulse(connect: Connect): Promise<Pulse> {
  const redis = connect();
  await ready(redis);
  const listeners: ((isUp: boolean) => void)[] = [];
  let isUp = true;
  let isBeating = false;
  const turn = (now: boolean): void => {
    if (isUp === now) return;
    isUp = now;
    for (const listener of listeners) listener(now);
  };
  const answered = async <T>(asked: Promise<T>): Promise<T> => {
    try {
      return await within(MOMENT_MS, asked, 'the Redis does not answer');
    } catch (error) {
      turn(false);
      throw error;
    }
  };
  const beat = async (): Promise<void> => {
    // a frozen Redis answers everything when it resumes, so only one ping is sent, not one per beat
    if (isBeating) return;
    isBeating = true;
    const pong = redis.ping();
    void answered(pong).catch(() => {});
    try {
      await pong;
      turn(true);
    } catch {
      turn(false);
    } finally {
      isBeating = false;
    }
  };
  const beating = setInterval(() => void beat(), BEAT_MS).unref();
  return {
    get isUp() {
      return isUp;
    },
    asked: (ask) => (isUp ? answered(ask(redis)) : Promise.reject(new Error('the Redis does not answer'))),
    onChange(changed) {
      listeners.push(changed);
    },
    close() {
      clearInterval(beating);
      redis.disconnect();
    },
  };
}

/** Waits for something to close, but not for a Redis that is away. */
export async function closed(closing: Promise<unknown>): Promise<void> {
  await Promise.race([closing.catch(() => {}), pause(CLOSING_MS, undefined, { ref: false })]);
}
