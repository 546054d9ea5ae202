import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Tournament } from '@overtrick/club/tournament/tournament';
import { standpointOf } from '@overtrick/club/tournament/view/standpoint';
import { viewFor } from '@overtrick/club/tournament/view/viewFor';
import { defined } from '@overtrick/rules/assert';
import { below, type Random, seededRandom } from '@overtrick/rules/random';
import { seedFor, times } from '@overtrick/rules/testing/length';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { entryOf, logOf } from '../../club/tournamentLog.ts';
import { openStore, type StorePlace } from '../../store/openStore.ts';
import { SOON } from '../../testing/asking.ts';
import { ClubPage, type Evening, type Ordered, startEvening, storedTournament } from '../../testing/club.ts';
import { Kit } from '../../testing/kit.ts';
import { type Service, startPostgres, startRedis } from '../../testing/processes.ts';
import { type Spawned, spawnServer } from '../../testing/spawned.ts';
import { plain } from '../../testing/truth.ts';

/** The number of times that a process is killed. */
const ROUNDS = times(2, 50);
/** After so long under load comes the kill, milliseconds. */
const [SOONEST, LATEST] = [50, 500];

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

/** A device with an outbox: what is not acknowledged is sent again with its id, to whatever process answers. */
class Device {
  readonly acknowledged = new Map<string, number>();
  readonly #tournament: string;
  readonly #token: string;
  readonly #random: Random;
  readonly #next: (random: Random) => Ordered;
  #isOver = false;

  constructor(tournament: string, token: string, next: (random: Random) => Ordered, random: Random) {
    this.#tournament = tournament;
    this.#token = token;
    this.#next = next;
    this.#random = random;
  }

  end(): void {
    this.#isOver = true;
  }

  async run(): Promise<void> {
    let sending: { readonly id: string; readonly command: Ordered } | undefined;
    while (!this.#isOver) {
      const page = new ClubPage(defined(servers[below(this.#random, servers.length)], 'a server runs').url);
      try {
        const attended = await page.attend(this.#tournament, this.#token);
        while (attended.ok && !this.#isOver) {
          sending ??= { id: randomUUID(), command: this.#next(this.#random) };
          const { id, command } = sending;
          const answer = await page.do(command, id);
          if (answer.ok) this.acknowledged.set(id, answer.number);
          if (answer.ok || !['ERR_SERVER', 'ERR_BUSY'].includes(answer.code)) sending = undefined;
          await pause(below(this.#random, 10));
        }
      } catch {
        await pause(20);
      } finally {
        page.close();
      }
    }
  }
}

const RESULTS = ['3NT N 9', '4S E 10', 'PASS', '2HX S 7', 'A6040'];
const LINES = [1, 2, 3].flatMap((round) => [2 * round - 1, 2 * round].map((board) => `${round}/${board}`));
const one = <T>(random: Random, of: readonly T[]): T => defined(of[below(random, of.length)], 'one of them');

/** A table reports, agrees, withdraws, leaves boards, and calls; boards of rounds to come are refused. */
const atTable =
  (place: string) =>
  (random: Random): Ordered => {
    const line = `${place}/${one(random, LINES)}`;
    const side = one(random, ['NS', 'EW', 'both'] as const);
    switch (below(random, 6)) {
      case 0:
        return { kind: 'withdrawn', line, side: side === 'both' ? 'NS' : side };
      case 1:
        return { kind: 'agreed', line, side: side === 'both' ? 'EW' : side };
      case 2:
        return { kind: 'skipped', line, why: 'time' };
      case 3:
        return { kind: 'flagged', place, text: 'Director!' };
      default:
        return { kind: 'reported', line, result: one(random, RESULTS), side };
    }
  };

/** A director rules, plans again, and sets the clock. */
const atDesk = (random: Random): Ordered => {
  switch (below(random, 4)) {
    case 0:
      return {
        kind: 'ruled',
        line: `A${1 + below(random, 2)}/${one(random, LINES)}`,
        result: one(random, RESULTS),
        reason: 'Law 12C',
      };
    case 1:
      return {
        kind: 'plan',
        section: 'A',
        from: 1,
        movement: 'howell',
        entrants: ['c1', 'c2', 'c3', 'c4'],
        boardsPerRound: 2,
        firstBoard: 1,
      };
    case 2:
      return { kind: 'timed', section: 'A', minutesPerBoard: 5 + below(random, 5), minutesPerMove: 1 };
    default:
      return { kind: 'clock', section: 'A', act: one(random, ['start', 'pause', 'resume', 'next'] as const) };
  }
};

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

/** Each page shows the view of the log's fold, whatever process it asks. */
async function checkPages(evening: Evening, stored: Tournament): Promise<void> {
  for (const { url } of servers)
    for (const token of [undefined, ...Object.values(evening.tables)]) {
      const page = kit.page(url);
      const answer = await page.attend(evening.tournament, token);
      if (!answer.ok) throw new Error(answer.code);
      expect(page.view).toEqual(plain(viewFor(stored, standpointOf(stored, answer.key))));
    }
}

describe.each(SITES)('on %s', (_, siteOf) => {
  test(`after ${ROUNDS} kills every acknowledged command is there once, and all are shown the fold`, {
    timeout: 60_000 + ROUNDS * 30_000,
  }, async () => {
    const { place, processes, env } = siteOf();
    const random = seededRandom(seedFor('club crash'));
    servers = await Promise.all(Array.from({ length: processes }, () => spawnServer(env)));
    const { url } = defined(servers[0], 'a server runs');
    const desk = kit.page(url);
    const evening = await startEvening(url, desk);
    desk.close();
    const { tournament, tables, director } = evening;
    const device = (token: string, next: (random: Random) => Ordered, seed: string) =>
      new Device(tournament, token, next, seededRandom(seed));
    const devices = [
      ...(['A1', 'A2'] as const).flatMap((at) =>
        [1, 2, 3].map((i) => device(tables[at], atTable(at), `${at} ${i}`)),
      ),
      device(director, atDesk, 'desk'),
    ];
    const running = Promise.all(devices.map((one) => one.run()));
    const count = () => devices.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
    for (let round = 0; round < ROUNDS; round++) {
      const before = count();
      await vi.waitUntil(() => count() >= before + 20, SOON);
      await pause(SOONEST + below(random, LATEST - SOONEST));
      const victim = below(random, servers.length);
      await servers[victim]?.kill();
      servers[victim] = await spawnServer(env);
    }
    for (const one of devices) one.end();
    await running;
    const store = await openStore(place);
    const entries = (await store.read(logOf(tournament))).map(entryOf);
    const ids = entries.flatMap(({ id }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    // what changed nothing made no entry
    for (const { acknowledged } of devices)
      for (const [id, number] of acknowledged) expect(entries[number - 1]?.id).toBe(id);
    await checkPages(evening, await storedTournament(store, tournament));
    await store.close();
  });
});
