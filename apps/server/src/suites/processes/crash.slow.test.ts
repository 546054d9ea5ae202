import { setTimeout as pause } from 'node:timers/promises';
import { makeStep } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { below, type Random, seededRandom } from '@overtrick/rules/random';
import { seedFor, times } from '@overtrick/rules/testing/length';
import { type Entry, parseEntry } from '@overtrick/table/entry';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openStore, type StorePlace } from '../../store/openStore.ts';
import { SOON } from '../../testing/asking.ts';
import { Client, oneNotrump, openTable } from '../../testing/client.ts';
import { Kit } from '../../testing/kit.ts';
import { type Service, startPostgres, startRedis } from '../../testing/processes.ts';
import { type Spawned, spawnServer } from '../../testing/spawned.ts';

/** The number of times that a process is killed. */
const ROUNDS = times(2, 50);
const TABLES = times(3, 6);
/** A person who finds no server tries again after so long, milliseconds. */
const AGAIN_MS = 100;
/** After so long under load comes the kill, milliseconds. */
const [SOONEST, LATEST] = [100, 900];

let postgres: Service | undefined;
let redis: Service | undefined;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
});
afterAll(() => Promise.all([postgres?.end(), redis?.end()]));
const kit = new Kit();
let servers: Spawned[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.kill()));
  await kit.end();
});

/** A message to somebody: that their action is done, or what another has done. */
interface Told {
  readonly version: number;
  readonly id?: string;
  readonly step: string;
}

/** A table of four people, each of whom plays at whatever process answers. */
class Party {
  readonly told: Told[] = [];
  #isOver = false;
  readonly table: string;
  readonly #tokens: readonly string[];

  private constructor(table: string, tokens: readonly string[]) {
    this.table = table;
    this.#tokens = tokens;
  }

  static async open(url: string): Promise<Party> {
    const { table, token } = await openTable(url, {
      chair: 0,
      match: 'boards',
      matchOptions: { boards: 999 },
    });
    const tokens = [token];
    for (const chair of [1, 2, 3]) {
      const client = new Client(url);
      await client.enter(table);
      await client.sit(chair, `Person ${chair}`);
      tokens.push(defined(client.token, 'a person who sits has a token'));
      client.close();
    }
    return new Party(table, tokens);
  }

  /** All play until `end`; whoever's process dies comes back to another. */
  play(random: Random): Promise<unknown> {
    return Promise.all(this.#tokens.map((token) => this.#sit(token, random)));
  }

  end(): void {
    this.#isOver = true;
  }

  async #sit(token: string, random: Random): Promise<void> {
    while (!this.#isOver) {
      const client = new Client(defined(servers[below(random, servers.length)], 'a server runs').url);
      try {
        if ((await client.enter(this.table, token)).ok) await this.#playAt(client);
      } catch {
        await pause(AGAIN_MS);
      } finally {
        this.told.push(...client.updates.flatMap(({ steps }) => steps.map(toldOf)));
        client.close();
      }
    }
  }

  async #playAt(client: Client): Promise<void> {
    while (!this.#isOver) {
      await client.until(({ isOnTurn, isDealOver }) => isOnTurn || isDealOver || this.#isOver);
      const { version, view, deal } = client.state;
      if (client.isDealOver) {
        await client.next();
        await client.until(({ state }) => state.deal > deal || this.#isOver);
        continue;
      }
      if (!client.isOnTurn) continue;
      const action = oneNotrump(client.state);
      const message = { ...client.placed(), action };
      const answer = await client.say('act', message);
      if (answer.ok)
        this.told.push({ version: answer.version, id: message.id, step: `${view.toAct[0]} ${action}` });
      await client.until(({ state }) => state.version > version || this.#isOver);
    }
  }
}

const toldOf = ({ version, seat, action }: { version: number } & Parameters<typeof makeStep>[0]): Told => ({
  version,
  step: makeStep({ seat, action }),
});

/** Every action that was acknowledged is there, where it was said to be, and once. */
function check(told: readonly Told[], bodies: readonly string[]): void {
  const entries = bodies.map((body): Entry => {
    const entry = parseEntry(body);
    if (!entry.ok) throw new Error(entry.why);
    return entry.value;
  });
  const ids = entries.flatMap((entry) => ('id' in entry && entry.id !== undefined ? [entry.id] : []));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { version, step, id } of told)
    expect(entries[version - 1]).toMatchObject({
      kind: 'acted',
      step: expect.stringMatching(new RegExp(`^[NESW] ${step.slice(2)}$`)),
      ...(id !== undefined && { id }),
    });
}

interface Site {
  readonly place: StorePlace;
  readonly processes: number;
  readonly env: Readonly<Record<string, string>>;
}

const SITES: readonly (readonly [string, () => Site])[] = [
  [
    'SQLite',
    () => {
      const dataDir = kit.folder();
      return { place: { dataDir }, processes: 1, env: { DATA_DIR: dataDir } };
    },
  ],
  [
    'PostgreSQL and two processes',
    () => {
      const databaseUrl = defined(postgres, 'PostgreSQL runs').url;
      const env = { DATABASE_URL: databaseUrl, REDIS_URL: defined(redis, 'Redis runs').url };
      return { place: { dataDir: '', databaseUrl }, processes: 2, env };
    },
  ],
];

describe.each(SITES)('on %s', (_, siteOf) => {
  test(`after ${ROUNDS} kills under load every acknowledged action is there once`, {
    timeout: 60_000 + ROUNDS * 60_000,
  }, async () => {
    const { place, processes, env } = siteOf();
    const random = seededRandom(seedFor('crash'));
    servers = await Promise.all(Array.from({ length: processes }, () => spawnServer(env)));
    const url = defined(servers[0], 'a server runs').url;
    const parties = await Promise.all(Array.from({ length: TABLES }, () => Party.open(url)));
    const playing = Promise.all(parties.map((party) => party.play(random)));
    for (let round = 0; round < ROUNDS; round++) {
      const before = sum(parties);
      await vi.waitUntil(() => sum(parties) >= before + TABLES, SOON);
      await pause(SOONEST + below(random, LATEST - SOONEST));
      const victim = below(random, servers.length);
      await servers[victim]?.kill();
      servers[victim] = await spawnServer(env);
    }
    for (const party of parties) party.end();
    await Promise.all(servers.map((server) => server.kill()));
    await playing;
    const store = await openStore(place);
    for (const { table, told } of parties) check(told, await store.read(table));
    await store.close();
  });
});

const sum = (parties: readonly Party[]): number =>
  parties.reduce((total, { told }) => total + told.filter(({ id }) => id !== undefined).length, 0);
