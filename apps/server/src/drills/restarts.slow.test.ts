import { setTimeout as pause } from 'node:timers/promises';
import { defined } from '@overtrick/rules/assert';
import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import { fraction, seededRandom } from '@overtrick/rules/random';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Chair, opened, readiness, SOON } from '../testing/asking.ts';
import { Client } from '../testing/client.ts';
import { type Service, startPostgres, startRedis } from '../testing/processes.ts';
import { type Spawned, spawnServer } from '../testing/spawned.ts';

let services: readonly [postgres: Service, redis: Service] | undefined;
beforeAll(async () => {
  services = await Promise.all([startPostgres(), startRedis()]);
});
afterAll(() => Promise.all(services?.map((service) => service.end()) ?? []));

const servers: Spawned[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.kill())));

const TABLES = 6;
const RESTARTS = times(3, 20);
/** The longest time between a kill of Redis and its next start, milliseconds: shorter than the processes' own waits. */
const LONGEST_GAP_MS = 2000;

/** Plays a deal to its end; what a server without its store did not do is done again, as the answer says. */
async function finished(client: Client): Promise<void> {
  for (;;)
    try {
      await client.playUntil(({ isDealOver }) => isDealOver);
      return;
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith('ERR_SERVER')) throw error;
      await pause(100);
    }
}

/** Plays at a table of three bots, deal after deal, until the signal, so that the bots always have a question. */
async function playOn(url: string, { table, token }: Chair, over: AbortSignal): Promise<void> {
  const client = new Client(url);
  over.addEventListener('abort', () => client.close());
  try {
    await client.enter(table, token);
    while (!over.aborted) {
      await finished(client);
      const { deal } = client.state;
      await client.next();
      await client.until(({ state }) => state.deal > deal);
    }
  } catch (error) {
    if (!over.aborted) throw error;
  }
}

test('processes go on through restarts of Redis that follow one another, while bots think', async () => {
  const [postgres, redis] = defined(services, 'PostgreSQL and Redis run');
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, LOG_LEVEL: 'warn' };
  servers.push(...(await Promise.all([spawnServer(env), spawnServer(env)])));
  const over = new AbortController();
  const urls = Array.from({ length: TABLES }, (_, i) => defined(servers[i % servers.length], 'a server').url);
  // a table may be refused during a restart, so they are opened before the first
  const chairs = await Promise.all(urls.map(opened));
  const playing = urls.map((url, i) => playOn(url, defined(chairs[i], 'a table was opened'), over.signal));
  const random = seededRandom(seedFor('restarts of Redis'));
  const troubled = Promise.all(playing);
  const restarting = (async () => {
    for (let i = 0; i < RESTARTS; i++) {
      await pause(300 + 700 * fraction(random));
      await redis.kill();
      await pause(100 + (LONGEST_GAP_MS - 100) * fraction(random));
      await redis.restart();
      for (const { url } of servers)
        await expect
          .poll(() => readiness(url), SOON)
          .toEqual({ status: 200, body: { ok: true, redis: true } });
    }
  })();
  // a table that fails ends the test at once
  await Promise.race([restarting, troubled]);
  await restarting;
  over.abort();
  await troubled;
  for (const server of servers) {
    expect(server.isRunning).toBe(true);
    // an outage writes only a few lines to the log, however often a client asks
    expect(server.logged().split('\n').length).toBeLessThan(20 * RESTARTS);
  }
});
