import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quickThought } from '@overtrick/table/internals/bots/quick';
import { afterEach, describe, expect, test } from 'vitest';
import type { Thinker } from '../../bots/thinker.ts';
import { openTable } from '../../testing/client.ts';
import { Kit } from '../../testing/kit.ts';
import { type Service, startPostgres, startRedis } from '../../testing/processes.ts';
import { spawnServer } from '../../testing/spawned.ts';
import { FlakyStore } from '../../testing/stores.ts';
import { quickThinker } from '../../testing/thinkers.ts';
import { plain, shownState, storedTable, trueState } from '../../testing/truth.ts';

const kit = new Kit();
afterEach(() => kit.end());

describe('a stop', () => {
  test('tells the pages, stores what was asked for, and ends what bots think', async () => {
    const endless: Thinker = {
      ...quickThinker(),
      think: (_, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    };
    const dataDir = kit.folder();
    const server = await kit.server({ dataDir, thinker: endless });
    const ann = await kit.opener(server.url, { chair: 0 });
    const acted = ann.act('1C');
    await ann.until(({ state }) => state.view.calls.length === 1);
    await Promise.all([server.close(), server.close()]);
    expect(await acted).toMatchObject({ ok: true });
    expect(ann.isStopping).toBe(true);
    const again = await kit.server({ dataDir });
    const bea = kit.client(again.url);
    await bea.enter(ann.table, ann.token);
    expect(bea.state.view.calls[0]).toEqual({ seat: 'N', call: '1C' });
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the process with 0', async (signal) => {
    const { child, said } = run({ PORT: '0', DATA_DIR: kit.folder() });
    const url = await said(/Overtrick is at (\S+)\n/);
    await openTable(url);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test.each([
    ['is away', (redis: Service) => redis.kill()],
    ['stands still', (redis: Service) => redis.freeze()],
  ])('waits for no Redis that %s', async (_, fail) => {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    kit.ending(() => Promise.all([postgres.end(), redis.end()]));
    const server = await spawnServer({ DATABASE_URL: postgres.url, REDIS_URL: redis.url });
    kit.ending(() => server.kill());
    await fail(redis);
    expect(await server.stop()).toBe(0);
  });

  test.each([
    ['asks for nothing', ''],
    ['never ends to ask', 'GET / HTTP/1.1\r\nHost: here'],
    [
      'does not answer that it ends',
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r
Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
    ],
  ])('waits for no connection that %s', async (_, said) => {
    const server = await kit.server();
    const { hostname, port } = new URL(server.url);
    const silent = connect(Number(port), hostname);
    silent.on('error', () => {});
    await once(silent, 'connect');
    silent.write(said);
    if (said.endsWith('\n')) await once(silent, 'data');
    const closed = once(silent, 'close');
    await server.close();
    await closed;
  });
});

describe('a start that fails says why in one sentence', () => {
  test('a taken port', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const address = blocker.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { child, said } = run({ PORT: String(port), DATA_DIR: kit.folder() });
    expect(await said(/^(.*)\n/)).toBe(`Port ${port} is taken: set PORT to another one.`);
    expect(await once(child, 'exit')).toEqual([1, null]);
    blocker.close();
  });

  test('a wrong setting', async () => {
    const { child, said } = run({ PORT: 'http' });
    expect(await said(/^(.*)\n/)).toBe('PORT is a number from 0 to 65535, not "http"');
    expect(await once(child, 'exit')).toEqual([2, null]);
  });

  test('a folder that cannot be had', async () => {
    const dataDir = join(fileURLToPath(import.meta.url), 'data');
    await expect(kit.server({ dataDir, store: undefined })).rejects.toThrow(/the folder .* cannot be made/);
  });
});

describe('what fails meanwhile', () => {
  test('an action that cannot be stored is refused, and nobody hears of it', async () => {
    const store = await FlakyStore.open(kit.folder());
    const { url } = await kit.server({ store });
    const ann = await kit.opener(url, { chair: 0 });
    const { state } = ann;
    store.fail('before');
    expect(await ann.act('1C')).toMatchObject({ ok: false, code: 'ERR_SERVER', version: state.version });
    expect(ann.state).toEqual(state);
    expect(await ann.act('1C')).toMatchObject({ ok: true });
    await ann.playUntil((client) => client.isDealOver);
  });

  test('an action that was stored without the server knowing is done once', async () => {
    const store = await FlakyStore.open(kit.folder());
    const { url } = await kit.server({ store });
    const ann = await kit.opener(url, { chair: 0 });
    const act = { ...ann.placed(), action: '1C' };
    store.fail('after');
    expect(await ann.say('act', act)).toMatchObject({ ok: false, code: 'ERR_SERVER' });
    expect(await ann.say('act', act)).toMatchObject({ ok: true, version: act.version + 1 });
    await ann.until(({ isOnTurn }) => isOnTurn);
    expect(ann.state.view.calls.filter(({ call }) => call === '1C')).toHaveLength(1);
    expect(shownState(ann.state)).toEqual(plain(trueState(await storedTable(store, ann.table), 0)));
  });

  test.each(['before', 'after'] as const)(
    'bots go on once the store does: it fails %s writing',
    async (when) => {
      const store = await FlakyStore.open(kit.folder());
      const { url } = await kit.server({ store });
      const { table, token } = await openTable(url, { chair: 1 });
      store.fail(when);
      const ann = kit.client(url);
      await ann.enter(table, token);
      await ann.until(({ isOnTurn }) => isOnTurn);
    },
  );

  test.each<[string, Thinker['think']]>([
    ['throws', () => Promise.reject(new Error('no idea'))],
    ['wants what is not legal', () => Promise.resolve({ action: 'XX', reason: 'why not' })],
    ['speaks no language', () => Promise.resolve({ action: 'hm', reason: 'why not' })],
  ])('for a bot that %s a novice decides', async (_, think) => {
    const callsWith = async (decide: Thinker['think']) => {
      const { url } = await kit.server({ thinker: { ...quickThinker(), think: decide } });
      const ann = await kit.opener(url, { chair: 3 });
      await ann.until(({ isOnTurn }) => isOnTurn);
      return ann.state.view.calls;
    };
    const calls = await callsWith(think);
    expect(calls).toHaveLength(3);
    expect(calls).toEqual(await callsWith(async (question) => quickThought(question)));
  });

  test('two servers at one store: the loser of a race reads again and goes on', async () => {
    const dataDir = kit.folder();
    const [one, two] = [await kit.server({ dataDir }), await kit.server({ dataDir })];
    const ann = await kit.opener(one.url, { chair: 0 });
    const bea = kit.client(two.url);
    await bea.enter(ann.table);
    await bea.sit(1, 'Bea');
    expect(await ann.act('1C')).toMatchObject({ ok: true });
    await ann.until(({ state }) => state.view.calls.length === 1);
    expect(ann.state.chairs[1]).toMatchObject({ name: 'Bea' });
  });

  test('a damaged log is refused, and harms no other table', async () => {
    const store = await FlakyStore.open(kit.folder());
    await store.append({ log: 'damaged1', length: 0, bodies: ['{"kind":"sat"}'] });
    const { url } = await kit.server({ store });
    const ann = await kit.opener(url);
    expect(await ann.say('enter', { table: 'damaged1' })).toMatchObject({ ok: false, code: 'ERR_SERVER' });
    expect((await fetch(`${url}/api/tables/damaged1`)).status).toBe(500);
    await ann.playUntil((client) => client.isDealOver);
  });
});

/** Starts the server in its own process. */
function run(env: Record<string, string>) {
  const main = fileURLToPath(new URL('../../main.mjs', import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  const said = async (pattern: RegExp): Promise<string> => {
    for await (const chunk of child.stderr) {
      text += chunk;
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) return found;
    }
    throw new Error(text);
  };
  return { child, said };
}
