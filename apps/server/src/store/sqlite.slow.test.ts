import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { openSqliteDatabase } from './sqliteDatabase.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtrick-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('opening', () => {
  test('makes the folder', async () => {
    folder = join(folder, 'deep', 'er');
    await (await openSqlite(folder)).close();
    expect(existsSync(join(folder, 'overtrick.sqlite'))).toBe(true);
  });

  test('lets nobody but its owner read the file, also one that was readable before', async () => {
    const path = join(folder, 'overtrick.sqlite');
    for (const _ of ['new', 'known']) {
      const store = await openSqlite(folder);
      await store.append({ log: randomUUID(), length: 0, bodies: ['1'] });
      for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
      await store.close();
      chmodSync(path, 0o644);
    }
  });

  test.each([
    ['a folder that cannot be made', (path: string) => join(path, 'file', 'data')],
    ['a file that is no store', (path: string) => path],
  ])('says what is wrong with %s', async (_, where) => {
    writeFileSync(join(folder, 'file'), '');
    writeFileSync(
      join(folder, 'overtrick.sqlite'),
      'This is no database, however long it may be.'.repeat(30),
    );
    await expect(openSqlite(where(folder))).rejects.toThrow(/cannot be (made|opened): ./);
  });

  test('takes over a file of the first version', async () => {
    const db = new DatabaseSync(join(folder, 'overtrick.sqlite'));
    db.exec(`CREATE TABLE entries (table_id TEXT NOT NULL, seq INTEGER NOT NULL CHECK (seq > 0), at INTEGER NOT NULL,
      body TEXT NOT NULL, PRIMARY KEY (table_id, seq)) STRICT, WITHOUT ROWID; PRAGMA user_version = 1`);
    db.exec("INSERT INTO entries VALUES ('a', 1, 0, 'old')");
    db.close();
    const store = await openSqlite(folder);
    await store.append({ log: 'a', length: 1, bodies: ['new'] });
    expect(await store.read('a')).toEqual(['old', 'new']);
    await store.close();
  });
});

describe('the second thread', () => {
  test('reads what was appended, rewritten and deleted a moment before', async () => {
    const store = await openSqlite(folder);
    // old logs are looked for in the thread that reads, which starts for it
    expect(await store.deleteOld({ logs: 0, results: 0 })).toMatchObject({ deleted: 0 });
    for (let i = 0; i < 50; i++) {
      await store.append({ log: 'a', length: i, bodies: [`${i}`] });
      expect(await store.read('a', i)).toEqual([`${i}`]);
      expect((await store.lengths(['a'])).get('a')).toBe(i + 1);
    }
    await store.rewrite('a', new Map([[1, 'other']]));
    expect(await store.read('a', 0, 1)).toEqual(['other']);
    await store.delete(['a']);
    expect(await store.read('a')).toEqual([]);
    await store.ping();
    await store.close();
    await expect(store.read('a')).rejects.toThrow('the store is closed');
  });

  test('copies what was committed to the file itself, before a commit would have to', async () => {
    const store = await openSqlite(folder);
    await store.deleteOld({ logs: 0, results: 0 });
    const path = join(folder, 'overtrick.sqlite');
    const before = statSync(path).size;
    for (let i = 0; i < 20; i++)
      await store.append({ log: `t${i}`, length: 0, bodies: ['x'.repeat(100_000)] });
    await expect.poll(() => statSync(path).size).toBeGreaterThan(before + 2_000_000);
    await store.close();
  });

  test('cannot write', async () => {
    const path = join(folder, 'overtrick.sqlite');
    await (await openSqlite(folder)).close();
    const db = openSqliteDatabase<Schema>(path, { isReader: true });
    await expect(db.deleteFrom('entries').execute()).rejects.toThrow(/readonly|query_only/i);
    await db.destroy();
  });
});
