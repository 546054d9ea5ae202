import type { Logger } from 'pino';
import { Metrics } from './base/metrics.ts';
import { connectRedis, startPulse } from './base/redis.ts';
import { startPool } from './bots/pool.ts';
import { startQueueWorker } from './bots/queue.ts';
import { startBare } from './edge/http.ts';
import type { Trust } from './edge/request/address.ts';
import { type RunningServer, urlOf } from './server.ts';

export interface BotsOptions {
  readonly port: number;
  readonly host: string;
  readonly redisUrl: string;
  readonly trust?: Trust;
  readonly metricsToken?: string | undefined;
  readonly log: Logger;
}

/**
 * Starts a process that only computes for bots and has no tables. It reports its state at `/healthz`, `/readyz` and
 * `/metrics`.
 */
export async function startBots({
  port,
  host,
  redisUrl,
  trust,
  metricsToken,
  log,
}: BotsOptions): Promise<RunningServer> {
  const metrics = new Metrics(
    () => 0,
    () => 0,
  );
  const connect = await connectRedis(redisUrl);
  const pulse = await startPulse(connect);
  const pool = startPool({ onError: (error) => log.error({ err: error }, 'a thread of the bots failed') });
  const worker = startQueueWorker(connect, pool, log, (ms) => metrics.botThought(ms));
  const http = await startBare({
    ...(trust && { trust }),
    metricsToken,
    metrics,
    log,
    isReady: async () => ({ ok: worker.isUp() && pulse.isUp, redis: pulse.isUp }),
  });
  await http.listen({ port, host });
  const url = urlOf(http.server.address());
  log.info({ url }, 'the bots are ready');
  return {
    url,
    async close() {
      await worker.close();
      await pool.close();
      pulse.close();
      await http.close();
      log.info('the bots have stopped');
    },
  };
}
