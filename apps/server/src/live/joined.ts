import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { startQueueThinker, startQueueWorker } from '../bots/queue.ts';
import type { Metrics } from '../edge/metrics.ts';
import { connectRedis } from '../redis.ts';
import type { Joined } from './alone.ts';
import { Peers } from './peers.ts';
import { startRedisWire } from './redisWire.ts';

/** Joins the processes at a Redis; `isThinking`: this one thinks for the bots of all. Rejects with a sentence when there is no such Redis. */
export async function join(
  url: string,
  { isThinking = true }: { readonly isThinking?: boolean | undefined },
  metrics: Metrics,
  log: Logger,
): Promise<Joined> {
  const connect = await connectRedis(url);
  const peers = new Peers(randomUUID(), await startRedisWire(connect));
  const counting = connect();
  const worker = isThinking ? startQueueWorker(connect, log) : undefined;
  return {
    peers,
    counting,
    thinker: () =>
      startQueueThinker(connect, {
        onUnanswered(error) {
          metrics.botUnanswered();
          log.warn({ err: error }, 'the queue of the bots gives no answer: this process thinks');
        },
      }),
    async close() {
      await peers.close();
      await worker?.close();
      counting.disconnect();
    },
  };
}
