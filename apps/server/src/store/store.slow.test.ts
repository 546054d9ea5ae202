import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Service, startPostgres } from '../testing/processes.ts';
import { databaseLog, entriesThatSay } from './databaseLog.ts';
import type { StoreOptions } from './gatheringStore.ts';
import { type Migrations, migrate } from './migrations.ts';
import { openPostgres, openPostgresDatabase } from './postgres.ts';
import type { Database } from './schema.ts';
import { openSqlite, sqlitePath } from './sqlite.ts';
import { openSqliteDatabase } from './sqliteDatabase.ts';
import { AppendConflict, type Store, StoreFailure } from './store.ts';

/** Entries of a kind that can be found by their content. */
const [ONE, TWO] = ['{"kind":"joined","table":"one"}', '{"kind":"joined","table":"two"}'];

/** A place for a store, empty before each test. */
interface Place {
  open(options?: StoreOptions): Promise<Store>;
  database(): Kysely<unknown>;
}

let postgres: Service | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.end());

let folder = '';
const stores: Store[] = [];
const databases: Kysely<unknown>[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtrick-store-'));
});
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
  await Promise.all(databases.splice(0).map((db) => db.destroy()));
  rmSync(folder, { recursive: true, force: true });
  if (!isInPostgres) return;
  const db = openPostgresDatabase(postgresUrl());
  await db.executeQuery(CompiledQuery.raw('drop schema public cascade'));
  await db.executeQuery(CompiledQuery.raw('create schema public'));
  await db.destroy();
  isInPostgres = false;
});

/** Set once a test uses the database, which is then emptied after it. */
let isInPostgres = false;
function postgresUrl(): string {
  isInPostgres = true;
  return postgres?.url ?? '';
}

const PLACES: readonly (readonly [string, Place])[] = [
  [
    'SQLite',
    {
      open: (options) => openSqlite(folder, options),
      database: () => openSqliteDatabase(sqlitePath(folder)),
    },
  ],
  [
    'PostgreSQL',
    {
      open: (options) => openPostgres(postgresUrl(), options),
      database: () => openPostgresDatabase(postgresUrl()),
    },
  ],
];

describe.each(PLACES)('in %s', (_, place) => {
  async function open(options?: StoreOptions): Promise<Store> {
    const store = await place.open(options);
    stores.push(store);
    return store;
  }

  function database(): Kysely<unknown> {
    const db = place.database();
    databases.push(db);
    return db;
  }

  test('appends are read in their order, by another opening too', async () => {
    const store = await open();
    await store.append({ log: 'a', length: 0, bodies: ['1', '2'] });
    await store.append({ log: 'a', length: 2, bodies: ['3'] });
    await store.append({ log: 'b', length: 0, bodies: ['♠ x'] });
    expect(await store.read('a')).toEqual(['1', '2', '3']);
    expect(await store.read('a', 2)).toEqual(['3']);
    expect(await store.read('b')).toEqual(['♠ x']);
    expect(await store.read('c')).toEqual([]);
    expect(await (await open()).read('a')).toEqual(['1', '2', '3']);
    expect(await store.lengths(['a', 'b', 'c'])).toEqual(
      new Map([
        ['a', 3],
        ['b', 1],
      ]),
    );
    expect(await store.lengths([])).toEqual(new Map());
    await store.ping();
  });

  test('entries are rewritten in their places, found by what they say, and deleted with their logs', async () => {
    const store = await open();
    for (const table of ['a.chat', 'b.chat', 'b.lesson'])
      await store.append({ log: table, length: 0, bodies: [ONE, TWO, 'three'] });
    await store.rewrite(
      'b.chat',
      new Map([
        [2, 'other'],
        [7, 'there is none'],
      ]),
    );
    expect(await store.read('b.chat')).toEqual([ONE, 'other', 'three']);
    expect(await store.find({ end: '.chat' }, TWO)).toEqual([{ log: 'a.chat', place: 2 }]);
    expect(await store.find({ begin: 'b.' }, ONE)).toEqual([
      { log: 'b.chat', place: 1 },
      { log: 'b.lesson', place: 1 },
    ]);
    await store.append({ log: 'b.chat', length: 3, bodies: ['four'] });
    await store.delete(['a.chat', 'b.lesson', 'none']);
    expect(await store.lengths(['a.chat', 'b.chat', 'b.lesson'])).toEqual(new Map([['b.chat', 4]]));
  });

  test('a long log is deleted in pieces, and with a condition only where it has that entry', async () => {
    const store = await open();
    const leaving = '{"kind":"leaving"}';
    const long = Array.from({ length: 4500 }, (_, i) => String(i));
    await store.append({ log: 'a.chat', length: 0, bodies: long });
    await store.append({ log: 'account.a', length: 0, bodies: [...long, leaving] });
    await store.append({ log: 'account.b', length: 0, bodies: ['registered'] });
    await store.append({ log: 'b.chat', length: 0, bodies: ['1'] });
    await store.delete(['account.b', 'b.chat'], leaving);
    expect(await store.lengths(['account.b', 'b.chat'])).toEqual(
      new Map([
        ['account.b', 1],
        ['b.chat', 1],
      ]),
    );
    await store.delete(['a.chat', 'account.a', 'account.b'], leaving);
    expect(await store.lengths(['a.chat', 'account.a', 'account.b'])).toEqual(
      new Map([
        ['a.chat', 4500],
        ['account.b', 1],
      ]),
    );
    await store.delete(['a.chat', 'b.chat']);
    expect(await store.lengths(['a.chat', 'b.chat'])).toEqual(new Map());
  });

  test('an entry is found by an index, whatever else the store has', async () => {
    const store = await open();
    const bodies = Array.from({ length: 500 }, (_, i) => `{"kind":"acted","step":"${i}"}`);
    for (let i = 0; i < 40; i++) await store.append({ log: `t${i}`, length: 0, bodies });
    await store.append({ log: 'a.challenge', length: 0, bodies: [ONE] });
    const db = database() as unknown as Database;
    await sql`analyze`.execute(db);
    const query = entriesThatSay(db, { end: '.challenge' }, ONE);
    const plan = await (isInPostgres ? query.explain() : query.explain(undefined, sql`query plan`));
    expect(JSON.stringify(plan)).toMatch(/(using.*|Scan on )entries_sought/i);
  });

  test('a log that was idle when old logs were looked for, and is not any more, stays whole', async () => {
    await open();
    const log = databaseLog(database() as unknown as Database);
    const bodies = Array.from({ length: 4500 }, (_, i) => `${i}`);
    const logs = ['short', 'long', 'woken', 'longWoken'];
    await log.append(
      logs.map((name) => ({ log: name, length: 0, bodies: /long/.test(name) ? bodies : ['0'] })),
      1000,
    );
    const { idle } = await log.findOld({ logs: 2000, results: 2000 });
    expect(idle.map((one) => one.log).sort()).toEqual([...logs].sort());
    await log.append(
      [
        { log: 'woken', length: 1, bodies: ['1'] },
        { log: 'longWoken', length: 4500, bodies: ['4500'] },
      ],
      3000,
    );
    expect(await log.deleteIdle(idle)).toBe(2);
    expect(new Map(await log.lengths(logs))).toEqual(
      new Map([
        ['woken', 2],
        ['longWoken', 4501],
      ]),
    );
  });

  test('appends of many tables share a commit', async () => {
    const commits: number[] = [];
    const store = await open({ onCommit: (appends) => commits.push(appends) });
    const tables = Array.from({ length: 50 }, (_, i) => `t${i}`);
    await Promise.all(tables.map((table) => store.append({ log: table, length: 0, bodies: ['1'] })));
    expect(commits).toEqual([50]);
  });

  test('a commit may be larger than a statement', async () => {
    const store = await open();
    // together more than the 5,000 rows of one statement
    const bodies = Array.from({ length: 1300 }, (_, i) => String(i));
    const tables = ['a', 'b', 'c', 'd'];
    await Promise.all(tables.map((table) => store.append({ log: table, length: 0, bodies })));
    expect(await store.read('d')).toEqual(bodies);
  });

  test.each([
    ['longer than its writer knows', 1],
    ['shorter than its writer thinks', 5],
  ])(
    'an append to a table that is %s is refused whole, and spoils no other of its commit',
    async (_, length) => {
      const store = await open();
      await store.append({ log: 'a', length: 0, bodies: ['1', '2'] });
      const [bad, good] = await Promise.allSettled([
        store.append({ log: 'a', length, bodies: ['x', 'y'] }),
        store.append({ log: 'b', length: 0, bodies: ['1'] }),
      ]);
      expect(bad).toMatchObject({ status: 'rejected', reason: expect.any(AppendConflict) });
      expect(good.status).toBe('fulfilled');
      expect(await store.read('a')).toEqual(['1', '2']);
      expect(await store.read('b')).toEqual(['1']);
    },
  );

  test('of two appends to one table at once one is refused', async () => {
    const store = await open();
    const results = await Promise.allSettled(
      ['1', '2'].map((body) => store.append({ log: 'a', length: 0, bodies: [body] })),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await store.read('a')).toEqual(['1']);
  });

  test('three stores race for many tables: each entry has one writer, whole', async () => {
    const racers = await Promise.all(['x', 'y', 'z'].map(async (name) => ({ name, store: await open() })));
    const tables = Array.from({ length: 8 }, (_, i) => `t${i}`);
    const written = new Map<string, string[]>(tables.map((table) => [table, []]));
    await Promise.all(
      racers.map(async ({ name, store }, i) => {
        for (let round = 0; round < 15; round++) {
          // each in another order, sometimes one entry and sometimes three
          const order = i % 2 === 0 ? tables : [...tables].reverse();
          const lengths = await store.lengths(tables);
          await Promise.all(
            order.map(async (table) => {
              const bodies = Array.from({ length: 1 + ((round + i) % 3) }, (_, n) => `${name}${round}.${n}`);
              try {
                await store.append({ log: table, length: lengths.get(table) ?? 0, bodies });
                written.get(table)?.push(...bodies);
              } catch (error) {
                expect(error).toBeInstanceOf(AppendConflict);
              }
            }),
          );
        }
      }),
    );
    const [{ store } = { store: await open() }] = racers;
    for (const table of tables)
      expect([...(await store.read(table))].sort()).toEqual(written.get(table)?.sort());
  });

  test('appends asked for before the close are written', async () => {
    const store = await place.open();
    const appended = store.append({ log: 'a', length: 0, bodies: ['1'] });
    await store.close();
    await appended;
    expect(await (await open()).read('a')).toEqual(['1']);
    await expect(store.append({ log: 'a', length: 1, bodies: ['2'] })).rejects.toThrow(StoreFailure);
    await expect(store.read('a')).rejects.toThrow(StoreFailure);
    await store.close();
  });

  test('appends that fail leave nothing behind', async () => {
    const store = await open();
    const bodies = ['fine', 'too long'];
    await sql`create unique index one_body on entries (body)`.execute(database());
    await store.append({ log: 'b', length: 0, bodies: ['fine'] });
    await sql`drop index one_body`.execute(database());
    await sql`alter table entries rename to away`.execute(database());
    await expect(store.append({ log: 'a', length: 0, bodies })).rejects.toThrow(StoreFailure);
    await sql`alter table away rename to entries`.execute(database());
    await store.append({ log: 'a', length: 0, bodies });
    expect(await store.read('a')).toEqual(bodies);
  });

  test('a store of a newer version is refused', async () => {
    await (await place.open()).close();
    await sql`insert into kysely_migration values ('9999 from the future', '2099-01-01T00:00:00.000Z')`.execute(
      database(),
    );
    await expect(place.open()).rejects.toThrow(/newer version/);
  });

  test('several may open a new one at once', async () => {
    await Promise.all([open(), open(), open()]);
    expect(await (await open()).read('a')).toEqual([]);
  });

  const first: Migrations = {
    '1': { up: (db) => db.schema.createTable('a').addColumn('x', 'text').execute() },
  };
  const later: Migrations = {
    ...first,
    '2': { up: (db) => db.schema.alterTable('a').addColumn('y', 'text').execute() },
    '3': { up: (db) => db.schema.createTable('b').addColumn('z', 'text').execute() },
  };

  test('migrations run forward once, each from where the last start ended', async () => {
    const db = database();
    await migrate(db, first);
    await sql`insert into a values ('1')`.execute(db);
    await migrate(db, later);
    await migrate(db, later);
    expect((await sql`select x, y from a`.execute(db)).rows).toEqual([{ x: '1', y: null }]);
    expect((await sql`select z from b`.execute(db)).rows).toEqual([]);
  });

  test('migrations that fail change nothing', async () => {
    const db = database();
    const broken: Migrations = {
      ...first,
      '2': { up: async (some) => void (await sql`nonsense`.execute(some)) },
    };
    await expect(migrate(db, broken)).rejects.toThrow();
    expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain('a');
  });
});

test('PostgreSQL that is away fails the appends, and is used again once it is back', async () => {
  const store = await openPostgres(postgresUrl());
  stores.push(store);
  await store.append({ log: 'a', length: 0, bodies: ['1'] });
  await postgres?.kill();
  await expect(store.append({ log: 'a', length: 1, bodies: ['2'] })).rejects.toThrow(StoreFailure);
  await expect(store.ping()).rejects.toThrow(StoreFailure);
  await postgres?.restart();
  const bodies = await store.read('a');
  await store.append({ log: 'a', length: bodies.length, bodies: ['3'] });
  expect(await store.read('a')).toEqual([...bodies, '3']);
});
