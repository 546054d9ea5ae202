import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from './migrations.ts';
import { openSqlite, type SqliteOptions } from './sqlite.ts';
import { AppendConflict, type Store, StoreFailure } from './store.ts';

let folder = '';
const stores: Store[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtrick-store-'));
});
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
  rmSync(folder, { recursive: true, force: true });
});

async function open(options?: SqliteOptions): Promise<Store> {
  const store = await openSqlite(folder, options);
  stores.push(store);
  return store;
}

describe('appends', () => {
  test('are read in their order, by another opening too', async () => {
    const store = await open();
    await store.append({ table: 'a', length: 0, bodies: ['1', '2'] });
    await store.append({ table: 'a', length: 2, bodies: ['3'] });
    await store.append({ table: 'b', length: 0, bodies: ['x'] });
    expect(await store.read('a')).toEqual(['1', '2', '3']);
    expect(await store.read('c')).toEqual([]);
    expect(await (await open()).read('a')).toEqual(['1', '2', '3']);
  });

  test('of many tables share a commit', async () => {
    const commits: number[] = [];
    const store = await open({ onCommit: (appends) => commits.push(appends) });
    const tables = Array.from({ length: 50 }, (_, i) => `t${i}`);
    await Promise.all(tables.map((table) => store.append({ table, length: 0, bodies: ['1'] })));
    expect(commits).toEqual([50]);
  });

  test.each([
    ['longer than its writer knows', 1],
    ['shorter than its writer thinks', 5],
  ])('one on a table that is %s is refused whole, and spoils no other of its commit', async (_, length) => {
    const store = await open();
    await store.append({ table: 'a', length: 0, bodies: ['1', '2'] });
    const [bad, good] = await Promise.allSettled([
      store.append({ table: 'a', length, bodies: ['x', 'y'] }),
      store.append({ table: 'b', length: 0, bodies: ['1'] }),
    ]);
    expect(bad).toMatchObject({ status: 'rejected', reason: expect.any(AppendConflict) });
    expect(good.status).toBe('fulfilled');
    expect(await store.read('a')).toEqual(['1', '2']);
    expect(await store.read('b')).toEqual(['1']);
  });

  test('by two stores at one file: one wins', async () => {
    const [one, two] = [await open(), await open()];
    const results = await Promise.allSettled(
      [one, two].map((store) => store.append({ table: 'a', length: 0, bodies: ['1'] })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await one.read('a')).toEqual(['1']);
  });

  test('asked for before the close are written', async () => {
    const store = await openSqlite(folder);
    const appended = store.append({ table: 'a', length: 0, bodies: ['1'] });
    await store.close();
    await appended;
    expect(await (await open()).read('a')).toEqual(['1']);
    await expect(store.append({ table: 'a', length: 1, bodies: ['2'] })).rejects.toThrow(StoreFailure);
    await expect(store.read('a')).rejects.toThrow(StoreFailure);
  });

  test('that fail leave nothing behind', async () => {
    const store = await open();
    const other = new DatabaseSync(join(folder, 'overtrick.sqlite'));
    other.exec("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT raise(ABORT, 'disk full'); END");
    await expect(store.append({ table: 'a', length: 0, bodies: ['1'] })).rejects.toThrow('disk full');
    other.exec('DROP TRIGGER full');
    other.close();
    await store.append({ table: 'a', length: 0, bodies: ['1'] });
    expect(await store.read('a')).toEqual(['1']);
  });
});

describe('opening', () => {
  test('makes the folder', async () => {
    folder = join(folder, 'deep', 'er');
    await open();
    expect(existsSync(join(folder, 'overtrick.sqlite'))).toBe(true);
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

  test('refuses a store of a newer version', async () => {
    await (await openSqlite(folder)).close();
    const db = new DatabaseSync(join(folder, 'overtrick.sqlite'));
    db.exec('PRAGMA user_version = 99');
    db.close();
    await expect(openSqlite(folder)).rejects.toThrow(/newer version/);
  });
});

describe('migrations', () => {
  const db = () => new DatabaseSync(join(folder, 'm.sqlite'));

  test('run forward once, each from where the last start ended', () => {
    const file = db();
    migrate(file, ['CREATE TABLE a (x)']);
    file.exec('INSERT INTO a VALUES (1)');
    migrate(file, ['CREATE TABLE a (x)', 'ALTER TABLE a ADD COLUMN y', 'CREATE TABLE b (z)']);
    migrate(file, ['CREATE TABLE a (x)', 'ALTER TABLE a ADD COLUMN y', 'CREATE TABLE b (z)']);
    expect(file.prepare('SELECT x, y FROM a').all().length).toBe(1);
    expect(file.prepare('PRAGMA user_version').get()?.user_version).toBe(3);
    file.close();
  });

  test('that fail change nothing', () => {
    const file = db();
    expect(() => migrate(file, ['CREATE TABLE a (x)', 'NONSENSE'])).toThrow();
    expect(file.prepare("SELECT name FROM sqlite_schema WHERE name = 'a'").all()).toEqual([]);
    file.close();
  });
});
