import { closeSync, copyFileSync, fstatSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startLog } from '../base/logs.ts';
import { runServer } from '../run.ts';
import { databaseLog } from '../store/databaseLog.ts';
import { gatheringStore } from '../store/gatheringStore.ts';
import { openDatabase } from '../store/openDatabase.ts';
import { sqlitePath } from '../store/sqlite.ts';
import { asked, opened, readiness, versionOf } from '../testing/asking.ts';
import { Kit } from '../testing/kit.ts';
import { spawnFailing } from '../testing/spawned.ts';
import { openStoreHere } from '../testing/stores.ts';

const kit = new Kit();
afterEach(() => kit.end());

/** Returns a folder with a store of one log. */
async function folderWithStore(): Promise<string> {
  const dataDir = kit.folder();
  const store = await openStoreHere({ dataDir });
  await store.append({ log: 'a', length: 0, bodies: ['1'] });
  await store.close();
  return dataDir;
}

describe('a store that cannot be had ends the start with a sentence and exit code 1', () => {
  test.each<[string, RegExp, () => Promise<Record<string, string>>]>([
    [
      'a folder that cannot be made',
      /^The server cannot start: the folder .* cannot be made: /,
      async () => {
        const file = join(kit.folder(), 'file');
        writeFileSync(file, '');
        return { DATA_DIR: join(file, 'data') };
      },
    ],
    [
      'a file that cannot be opened',
      /^The server cannot start: the store .* cannot be opened: /,
      async () => {
        const folder = kit.folder();
        mkdirSync(sqlitePath(folder));
        return { DATA_DIR: folder };
      },
    ],
    [
      'a damaged file',
      /^The server cannot start: the store .* cannot be opened: /,
      async () => {
        const folder = await folderWithStore();
        writeFileSync(sqlitePath(folder), 'This is no database, however long it may be.'.repeat(200));
        return { DATA_DIR: folder };
      },
    ],
    [
      'a file of which a part was overwritten',
      /^The server cannot start: the store .* cannot be opened: it is damaged \(.+\)\. Keep a copy of the file/,
      async () => {
        const dataDir = kit.folder();
        const store = await openStoreHere({ dataDir });
        for (let i = 0; i < 200; i++)
          await store.append({ log: `log${i}`, length: 0, bodies: ['x'.repeat(1000)] });
        await store.close();
        const file = openSync(sqlitePath(dataDir), 'r+');
        const { size } = fstatSync(file);
        writeSync(file, Buffer.alloc(40_000, 7), 0, 40_000, Math.floor(size / 2));
        closeSync(file);
        return { DATA_DIR: dataDir };
      },
    ],
    [
      'a store of a newer version',
      /written by a newer version of Overtrick/,
      async () => {
        const folder = await folderWithStore();
        const db = new DatabaseSync(sqlitePath(folder));
        db.exec("INSERT INTO kysely_migration VALUES ('9999 from the future', '2099-01-01T00:00:00.000Z')");
        db.close();
        return { DATA_DIR: folder };
      },
    ],
    [
      'a PostgreSQL that is not there',
      /^The server cannot start: the database of DATABASE_URL cannot be used: /,
      async () => ({ DATABASE_URL: 'postgres://overtrick@127.0.0.1:1/postgres' }),
    ],
  ])('%s', async (_, sentence, env) => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    kit.ending(() => said.mockRestore());
    const code = await runServer({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...(await env()) });
    expect(said.mock.calls).toEqual([[expect.stringMatching(sentence)]]);
    expect(code).toBe(1);
  });

  test('a Redis that is not there, though it may still come: the process ends', async () => {
    const { said, code } = await spawnFailing({
      DATA_DIR: await folderWithStore(),
      REDIS_URL: 'redis://127.0.0.1:1',
    });
    expect(said).toMatch(/^The server cannot start: the Redis of REDIS_URL cannot be reached: .*\n$/);
    expect(code).toBe(1);
  });
});

test('a full disk: what cannot be stored is refused, the log and /readyz say why, and with room all goes on', async () => {
  const dataDir = await folderWithStore();
  copyFileSync(sqlitePath(dataDir), join(dataDir, 'before'));
  const db = await openDatabase({ dataDir });
  let log = '';
  const destination = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  const { url } = await kit.server({
    store: gatheringStore(databaseLog(db), {}),
    log: startLog('warn', destination),
  });
  const ann = await opened(url);
  expect(await readiness(url)).toEqual({ status: 200, body: { ok: true } });
  // the file may not grow
  await sql`pragma max_page_count = 1`.execute(db);
  const tables = [ann];
  for (let table = ann; table !== undefined; ) {
    table = await opened(url);
    if (table !== undefined) tables.push(table);
  }
  expect(log).toContain('the disk is full');
  expect(await readiness(url)).toEqual({ status: 503, body: { ok: false, why: 'the disk is full' } });
  expect(await asked(`${url}/healthz`)).toMatchObject({ status: 200 });
  // the stored entries are still there
  for (const table of tables) expect(await versionOf(url, table)).toBeGreaterThanOrEqual(3);
  await sql`pragma max_page_count = 1000000`.execute(db);
  expect(await readiness(url)).toEqual({ status: 200, body: { ok: true } });
  expect(await opened(url)).toBeDefined();
});
