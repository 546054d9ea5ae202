import { defined } from '@overtrick/rules/assert';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { opened, readiness, SOON } from '../testing/asking.ts';
import { Client } from '../testing/client.ts';
import { type Service, startPostgres, startRedis } from '../testing/processes.ts';
import { type Spawned, spawnServer } from '../testing/spawned.ts';

let postgres: Service | undefined;
let redis: Service | undefined;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
});
afterAll(() => Promise.all([postgres?.end(), redis?.end()]));

const servers: Spawned[] = [];
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await Promise.all(servers.splice(0).map((server) => server.kill()));
});

async function start(env: Record<string, string> = {}): Promise<Spawned> {
  const server = await spawnServer({
    DATABASE_URL: defined(postgres, 'PostgreSQL runs').url,
    REDIS_URL: defined(redis, 'Redis runs').url,
    ...env,
  });
  servers.push(server);
  return server;
}

/**
 * Starts a process of an older version that does not know these kinds of entries: its source has other names for them.
 */
const startOlder = (...kinds: string[]): Promise<Spawned> => {
  const hook = `
    import { registerHooks } from 'node:module';
    registerHooks({
      load(url, context, next) {
        const loaded = next(url, context);
        if (!url.endsWith('/table/src/entry.ts')) return loaded;
        const source = ${JSON.stringify(kinds)}.reduce(
          (text, kind) => text.replaceAll("literal('" + kind + "')", "literal('old " + kind + "')"),
          String(loaded.source),
        );
        return { ...loaded, source };
      },
    });`;
  return start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}` });
};

interface Chair {
  readonly table: string;
  readonly token: string;
}

async function entered(url: string, { table, token }: Chair): Promise<Client> {
  const client = new Client(url);
  clients.push(client);
  const answer = await client.enter(table, token);
  if (!answer.ok) throw new Error(answer.code);
  return client;
}

const open = async (url: string): Promise<Chair> => defined(await opened(url), 'a table is opened');
const called =
  (count: number) =>
  ({ state }: Client) =>
    state.view.calls.length >= count || state.view.phase !== 'auction';

test('two processes are replaced one after the other: play goes on, and nothing is lost', async () => {
  const old = [await startOlder('flagged', 'unflagged'), await startOlder('flagged', 'unflagged')];
  const [first, second] = [defined(old[0], 'one'), defined(old[1], 'two')];
  const chair = await open(first.url);
  const ann = await entered(first.url, chair);
  await ann.playUntil(called(2));
  expect(await first.stop()).toBe(0);
  const newer = await start();
  // a newer process writes entries that the remaining older one does not know, but may skip
  const again = await entered(newer.url, chair);
  const { calls } = again.state.view;
  expect(calls.length).toBeGreaterThanOrEqual(2);
  expect(
    await again.say('flag', { table: again.table, token: again.token, text: 'please', id: 'f1' }),
  ).toMatchObject({ ok: true });
  const third = await entered(second.url, chair);
  await third.until(({ state }) => state.version >= again.state.version);
  await third.playUntil(called(4));
  await again.until(({ state }) => state.version >= third.state.version);
  expect(again.state.view.calls.slice(0, calls.length)).toEqual(calls);
  expect(await second.stop()).toBe(0);
  await again.playUntil(({ isDealOver }) => isDealOver);
  expect(await readiness(newer.url)).toMatchObject({ status: 200 });
});

test('what may not be skipped is left to newer processes: the older one says so, and plays on at other tables', async () => {
  const [older, newer] = [await startOlder('covered', 'returned'), await start()];
  const chair = await open(newer.url);
  const [ann, stale] = [await entered(newer.url, chair), await entered(older.url, chair)];
  for (const away of [true, false])
    expect(await ann.say('rest', { table: ann.table, token: ann.token, away })).toMatchObject({ ok: true });
  await expect.poll(() => stale.act('P'), SOON).toMatchObject({ ok: false, code: 'ERR_NEWER' });
  const other = await entered(older.url, await open(older.url));
  await other.playUntil(called(4));
  const fresh = await start();
  const back = await entered(fresh.url, chair);
  await back.playUntil(({ isDealOver }) => isDealOver);
});
