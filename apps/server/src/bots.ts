import type { Logger } from 'pino';
import { startQueueWorker } from './bots/queue.ts';
import { startBare } from './edge/http.ts';
import { Metrics } from './edge/metrics.ts';
import { connectRedis } from './redis.ts';
import { type RunningServer, urlOf } from './server.ts';

export interface BotsOptions {
  readonly port: number;
  readonly host: string;
  readonly redisUrl: string;
  readonly log: Logger;
}

/** Starts a process that thinks for the bots of others and has no tables; it says how it is at `/healthz`, `/readyz` and `/metrics`. */
export async function startBots({ port, host, redisUrl, log }: BotsOptions): Promise<RunningServer> {
  const metrics = new Metrics(
    () => 0,
    () => 0,
  );
  const connect = await connectRedis(redisUrl);
  const worker = startQueueWorker(connect, log, (ms) => metrics.botThought(ms));
  const http = await startBare({ metrics, log, isReady: async () => worker.isUp() });
  await http.listen({ port, host });
  const url = urlOf(http.server.address());
  log.info({ url }, 'the bots are ready');
  return {
    url,
    async close() {
      await worker.close();
      await http.close();
      log.info('the bots have stopped');
    },
  };
}
