import type { NumberedStep, TableState } from '@overtrick/protocol/table';
import { times } from '@overtrick/rules/internals/testing/length';
import { afterEach, describe, expect, test } from 'vitest';
import { openSqlite } from '../../store/sqlite.ts';
import { SOON } from '../../testing/asking.ts';
import { Client, oneNotrump, openTable } from '../../testing/client.ts';
import { Kit } from '../../testing/kit.ts';
import { type Spawned, spawnServer } from '../../testing/spawned.ts';
import { storedTable } from '../../testing/truth.ts';

/** The number of times that a server is killed while bots act. */
const KILLS = times(3, 20);

const kit = new Kit();
const servers: Spawned[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.kill()));
  await kit.end();
});

async function spawned(dataDir: string): Promise<Spawned> {
  const server = await spawnServer({ DATA_DIR: dataDir, OVERTRICK_SEED: 'killed' });
  servers.push(server);
  return server;
}

describe('a page that comes back', () => {
  test('gets exactly the steps that it missed', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url, { chair: 0 });
    const bea = await kit.sitter(url, ann.table, 2, 'Bea');
    await bea.until(({ state }) => state.version === ann.state.version);
    const { version } = bea.state;
    bea.close();
    await ann.act('1C');
    await ann.until(({ state }) => state.view.toAct[0] === 'S');
    const again = kit.client(url);
    const answer = await again.enter(ann.table, bea.token, version);
    if (!answer.ok) throw new Error(answer.code);
    const missed = ann.updates.flatMap(({ steps }) => steps);
    expect(missed.length).toBeGreaterThan(0);
    expect(answer.missed).toEqual(missed);
    expect(answer.state.version).toBe(ann.state.version);
  });

  test('gets a fresh state when the deal is another', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url);
    const { version } = ann.state;
    await ann.playUntil((client) => client.isDealOver);
    await ann.next();
    await ann.until(({ state }) => state.deal === 2);
    const answer = await ann.enter(ann.table, ann.token, version);
    expect(answer).toMatchObject({ ok: true, state: { deal: 2 } });
    expect(answer).not.toHaveProperty('missed');
  });

  test('finds a table that was forgotten meanwhile as it was', async () => {
    const { url } = await kit.server({ idleMs: 1 });
    const ann = await kit.opener(url);
    await ann.until(({ isOnTurn }) => isOnTurn);
    const { state } = ann;
    ann.close();
    await until(async () => (await metric(url, 'overtrick_tables')) === 0);
    const again = kit.client(url);
    await again.enter(ann.table, ann.token);
    expect(again.state).toEqual(state);
  });
});

describe('a server that starts again', () => {
  test('goes on where it stopped', async () => {
    const dataDir = kit.folder();
    const first = await kit.server({ dataDir });
    const ann = await kit.opener(first.url);
    await ann.playUntil(({ state }) => state.view.tricks.length > 0 || state.view.phase === 'over');
    await first.close();
    expect(ann.isStopping).toBe(true);
    const second = await kit.server({ dataDir });
    const again = kit.client(second.url);
    await again.enter(ann.table, ann.token);
    expect(again.state.version).toBeGreaterThanOrEqual(ann.state.version);
    await again.playUntil((client) => client.isDealOver);
  });

  test('after SIGKILL in mid-deal goes on with the same trick', async () => {
    const dataDir = kit.folder();
    let server = await spawned(dataDir);
    const { table, token } = await openTable(server.url, { chair: 0 });
    const tokens = [token];
    for (const chair of [1, 2, 3]) {
      const client = new Client(server.url);
      await client.enter(table);
      await client.sit(chair, `Person ${chair}`);
      tokens.push(client.token ?? '');
    }
    let people = await enterAll(server.url, table, tokens);
    for (const steps of [6, 20]) {
      const isThere = ({ state }: Client) => state.version >= 6 + steps;
      await Promise.all(people.map((client) => client.playUntil(isThere, oneNotrump)));
      const before = people.map(({ state }) => state);
      await server.kill();
      server = await spawned(dataDir);
      people = await enterAll(server.url, table, tokens);
      expect(people.map(({ state }) => trickOf(state))).toEqual(before.map(trickOf));
    }
    await Promise.all(people.map((client) => client.playUntil(({ isDealOver }) => isDealOver)));
  });

  test('after SIGKILL at any moment has every step that anybody heard of', async () => {
    const dataDir = kit.folder();
    const heard: NumberedStep[] = [];
    let server = await spawned(dataDir);
    const { table, token } = await openTable(server.url);
    let have = 0;
    for (let round = 0; round < KILLS; round++) {
      const ann = new Client(server.url);
      const answer = await ann.enter(table, token, have);
      if (!answer.ok) throw new Error(answer.code);
      heard.push(...(answer.missed ?? []));
      const least = have + 5;
      await ann.playUntil(({ isDealOver, state }) => isDealOver || state.version > least, oneNotrump);
      await server.kill();
      heard.push(...ann.updates.flatMap(({ steps }) => steps));
      have = ann.state.version;
      server = await spawned(dataDir);
    }
    await server.kill();
    const store = await openSqlite(dataDir);
    const { steps } = await storedTable(store, table);
    await store.close();
    const stored = steps.map(({ seat, action, version }) => ({ seat, action, version }));
    expect(heard.length).toBeGreaterThan(3);
    expect(stored.slice(0, heard.length)).toEqual(heard);
  });
});

const enterAll = (url: string, table: string, tokens: readonly string[]): Promise<Client[]> =>
  Promise.all(
    tokens.map(async (token) => {
      const client = new Client(url);
      expect(await client.enter(table, token)).toMatchObject({ ok: true });
      return client;
    }),
  );

const trickOf = ({ version, deal, view }: TableState) => ({
  version,
  deal,
  trick: view.trick,
  tricks: view.tricks,
  calls: view.calls,
  hands: view.hands,
});

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

async function until(test: () => Promise<boolean>): Promise<void> {
  await expect.poll(test, SOON).toBe(true);
}
