import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Metrics } from '../base/metrics.ts';
import { connectRedis, startPulse } from '../base/redis.ts';
import { seldom } from '../base/seldom.ts';
import { startPool } from '../bots/pool.ts';
import { startQueueThinker, startQueueWorker } from '../bots/queue.ts';
import type { Joined } from './alone.ts';
import { Peers } from './peers.ts';
import { startRedisWire } from './redisWire.ts';

/**
 * Connects the processes at a Redis. `isThinking`: this process computes for the bots of all. Rejects with a sentence
 * if there is no such Redis.
 */
export async function join(
  url: string,
  { isThinking = true }: { readonly isThinking?: boolean | undefined },
  metrics: Metrics,
  log: Logger,
): Promise<Joined> {
  const connect = await connectRedis(url);
  const pulse = await startPulse(connect);
  pulse.onChange((isUp) =>
    isUp
      ? log.info('the Redis answers again')
      : log.warn('the Redis does not answer: this process counts and thinks alone'),
  );
  const id = randomUUID();
  const peers = new Peers(id, await startRedisWire(connect, pulse, id));
  // started now, because code that is needed after a failure must not be loaded only then
  const pool = startPool({ onError: (error) => log.error({ err: error }, 'a thread of the bots failed') });
  const warn = seldom((error: unknown) =>
    log.warn({ err: error }, 'the queue of the bots gives no answer: this process thinks'),
  );
  const worker = isThinking ? startQueueWorker(connect, pool, log) : undefined;
  return {
    peers,
    pulse,
    thinker: () =>
      startQueueThinker(connect, pool, {
        pulse,
        onUnanswered(error) {
          metrics.botUnanswered();
          warn(error);
        },
      }),
    async close() {
      await Promise.all([peers.close(), worker?.close()]);
      await pool.close();
      pulse.close();
    },
  };
}
