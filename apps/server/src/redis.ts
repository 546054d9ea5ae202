import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';

/** A Redis that does not answer is found out about after so long, milliseconds. */
const PATIENCE_MS = 5000;
const MOST_RETRY_MS = 1000;
const CLOSING_MS = 1500;

/** Makes connections to one Redis. */
export type Connect = () => Redis;

/**
 * Connections to the Redis at this address. Each comes back by itself when it is cut; what is asked meanwhile fails at once.
 * Rejects with a sentence when there is no such Redis now.
 */
export async function connectRedis(url: string): Promise<Connect> {
  const connect: Connect = () => {
    const redis = new Redis(url, {
      maxRetriesPerRequest: null,
      enableOfflineQueue: false,
      connectTimeout: PATIENCE_MS,
      retryStrategy: (times) => Math.min(50 * times, MOST_RETRY_MS),
    });
    // those who ask hear of it by their own question
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

/** Resolves when the connection takes commands. */
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

/** Waits for something to close, but not for a Redis that is away. */
export async function closed(closing: Promise<unknown>): Promise<void> {
  await Promise.race([closing.catch(() => {}), pause(CLOSING_MS, undefined, { ref: false })]);
}
