import { defined } from '@overtrick/rules/assert';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asked, opened, readiness, SOON, versionOf } from '../testing/asking.ts';
import { Client } from '../testing/client.ts';
import { type Service, startPostgres, startRedis } from '../testing/processes.ts';
import { type Spawned, spawnFailing, spawnServer } from '../testing/spawned.ts';

let postgres: Service | undefined;
let redis: Service | undefined;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
});
afterAll(() => Promise.all([postgres?.end(), redis?.end()]));

const place = () => ({
  DATABASE_URL: defined(postgres, 'PostgreSQL runs').url,
  REDIS_URL: defined(redis, 'Redis runs').url,
});
const servers: Spawned[] = [];
const start = async (): Promise<Spawned> => {
  const server = await spawnServer({ ...place(), LOG_LEVEL: 'warn' });
  servers.push(server);
  return server;
};
afterEach(() => Promise.all(servers.splice(0).map((server) => server.kill())));

/** The server of the tests of one failing service: each fault leaves it as it was. */
let shared: Spawned | undefined;
const sharedServer = async (): Promise<Spawned> => {
  shared ??= await spawnServer({ ...place(), LOG_LEVEL: 'warn' });
  return shared;
};
afterAll(() => shared?.kill());

/** A name and a password that nobody else has. */
let person = { name: '', password: 'correct horse battery' };
let count = 0;
beforeEach(() => {
  person = { ...person, name: `Person ${++count}` };
});

/** A way in which a service fails, and the way in which it recovers. */
type Fault = readonly [string, (service: Service) => unknown, (service: Service) => unknown];
const FAULTS: readonly Fault[] = [
  ['frozen', (service) => service.freeze(), (service) => service.thaw()],
  ['killed', (service) => service.kill(), (service) => service.restart()],
];

describe.each(FAULTS)('Redis is %s', (_, fail, heal) => {
  test('tables are opened and people sign in as before; /readyz tells', async () => {
    const { url } = await sharedServer();
    await asked(`${url}/api/account`, person);
    const service = defined(redis, 'Redis runs');
    await fail(service);
    try {
      const table = await opened(url);
      expect(await versionOf(url, table)).toBeGreaterThanOrEqual(3);
      expect(await asked(`${url}/api/session`, person)).toMatchObject({ status: 200 });
      expect(await asked(`${url}/api/session`, { ...person, password: 'another one' })).toMatchObject({
        status: 401,
      });
      await expect
        .poll(() => readiness(url), SOON)
        .toEqual({ status: 200, body: { ok: true, redis: false } });
      const client = new Client(url);
      await client.enter(defined(table, 'opened').table, table?.token);
      await client.playUntil(({ state }) => state.view.calls.length >= 4);
      client.close();
    } finally {
      await heal(service);
    }
    await expect.poll(() => readiness(url), SOON).toEqual({ status: 200, body: { ok: true, redis: true } });
    expect(await opened(url)).toBeDefined();
  });

  test('a process counts alone how often an address asks', async () => {
    const { url } = await sharedServer();
    const service = defined(redis, 'Redis runs');
    await fail(service);
    try {
      const from = { 'x-forwarded-for': `198.51.100.${count}` };
      const answers: number[] = [];
      for (let i = 0; i < 12; i++) answers.push((await asked(`${url}/api/session`, person, from)).status);
      expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    } finally {
      await heal(service);
    }
  });
});

describe.each(FAULTS)('PostgreSQL is %s', (_, fail, heal) => {
  test('everything is refused at once, /readyz tells, and nothing is lost', async () => {
    const { url, ...server } = await sharedServer();
    const { length } = server.logged();
    const table = await opened(url);
    const version = await versionOf(url, table);
    const service = defined(postgres, 'PostgreSQL runs');
    await fail(service);
    try {
      expect(await opened(url)).toBeUndefined();
      expect(await asked(`${url}/api/session`, person)).toMatchObject({ status: 500 });
      expect(await readiness(url)).toMatchObject({ status: 503, body: { ok: false } });
      expect(await asked(`${url}/healthz`)).toMatchObject({ status: 200 });
    } finally {
      await heal(service);
    }
    await expect.poll(() => readiness(url).then(({ status }) => status), SOON).toBe(200);
    expect(await versionOf(url, table)).toBeGreaterThanOrEqual(version);
    expect(await opened(url)).toBeDefined();
    expect(server.logged().slice(length)).toContain('StoreFailure');
  });

  test('a server that starts meanwhile says so and ends', async () => {
    const service = defined(postgres, 'PostgreSQL runs');
    await fail(service);
    try {
      const { said, code } = await spawnFailing(place());
      expect(said).toMatch(/^The server cannot start: the database of DATABASE_URL cannot be used: /);
      expect(code).toBe(1);
    } finally {
      await heal(service);
    }
  });
});

describe('one of two processes', () => {
  test.each([
    ['is killed', (server: Spawned) => server.kill()],
    ['is told to stop', async (server: Spawned) => expect(await server.stop()).toBe(0)],
  ])('%s: the other one has all that was shown', async (_, end) => {
    const [one, two] = [await start(), await start()];
    const { url } = one;
    const chair = defined(await opened(url), 'a table was opened');
    const client = new Client(url);
    await client.enter(chair.table, chair.token);
    await client.playUntil(({ state }) => state.view.calls.length >= 4);
    const { version, view } = client.state;
    await end(one);
    client.close();
    expect(await readiness(two.url)).toMatchObject({ status: 200 });
    const again = new Client(two.url);
    const entered = await again.enter(chair.table, chair.token);
    expect(entered).toMatchObject({ ok: true });
    expect(again.state.version).toBeGreaterThanOrEqual(version);
    expect(again.state.view.calls.slice(0, view.calls.length)).toEqual(view.calls);
    again.close();
    expect(await opened(two.url)).toBeDefined();
  });
});
