import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Service, startPostgres } from '../../testing/processes.ts';
import { openStoreHere } from '../../testing/stores.ts';
import { openDatabase } from '../openDatabase.ts';
import { openStore, type StorePlace } from '../openStore.ts';
import type { Age } from '../retention.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { restoreBackup, writeBackup } from './backup.ts';

let postgres: Service | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.end());

let folder = '';
let file = '';
const ends: (() => Promise<void>)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtrick-backup-'));
  file = join(folder, 'backup.gz');
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  rmSync(folder, { recursive: true, force: true });
});

async function store(place: StorePlace): Promise<Store> {
  const opened = await openStoreHere(place);
  ends.push(() => opened.close());
  return opened;
}

async function database(place: StorePlace): Promise<Database> {
  const db = await openDatabase(place);
  ends.push(() => db.destroy());
  return db;
}

const here = (name = 'one'): StorePlace => ({ dataDir: join(folder, name) });
const there = (): StorePlace => ({ dataDir: '', databaseUrl: postgres?.url });

describe.each([
  ['SQLite', () => here()],
  ['PostgreSQL', there],
])('%s', (_, place) => {
  test('is backed up while it is written to, and brought back elsewhere', async () => {
    // SQLite runs in its own thread, so it is written to during the backup
    const source = await openStore(place());
    ends.push(() => source.close());
    const bodies = Array.from({ length: 5000 }, (_, i) => `entry ${i} ♠`);
    await source.append({ log: 'a', length: 0, bodies });
    await source.append({ log: 'b', length: 0, bodies: ['1', '2'] });
    let isOver = false;
    let length = 2;
    const writing = (async () => {
      for (; !isOver; length++) await source.append({ log: 'b', length, bodies: [`${length + 1}`] });
    })();
    await writeBackup(await database(place()), file);
    isOver = true;
    await writing;
    const target = await database(here('two'));
    expect(await restoreBackup(target, file)).toMatchObject({ tables: 2, known: 0, differing: [] });
    const copy = await store(here('two'));
    expect(await copy.read('a')).toEqual(bodies);
    const b = await copy.read('b');
    expect(b).toEqual((await source.read('b')).slice(0, b.length));
    expect(b.length).toBeGreaterThanOrEqual(2);
  });

  test('gets back what it lacks, and nothing else is touched', async () => {
    const source = await store(here('source'));
    for (const table of ['same', 'longer', 'shorter', 'otherwise', 'absent'])
      await source.append({ log: table, length: 0, bodies: ['1', '2', '3'] });
    await writeBackup(await database(here('source')), file);
    const target = await store(place());
    await target.append({ log: 'same', length: 0, bodies: ['1', '2', '3'] });
    await target.append({ log: 'longer', length: 0, bodies: ['1', '2', '3', '4'] });
    await target.append({ log: 'shorter', length: 0, bodies: ['1'] });
    await target.append({ log: 'otherwise', length: 0, bodies: ['1', 'x'] });
    const db = await database(place());
    expect(await restoreBackup(db, file)).toEqual({
      tables: 2,
      entries: 5,
      known: 2,
      differing: ['otherwise'],
    });
    expect(await target.read('longer')).toEqual(['1', '2', '3', '4']);
    expect(await target.read('shorter')).toEqual(['1', '2', '3']);
    expect(await target.read('otherwise')).toEqual(['1', 'x']);
    expect(await target.read('absent')).toEqual(['1', '2', '3']);
    expect(await restoreBackup(db, file)).toMatchObject({ tables: 0, known: 4 });
  });

  test('forgets tables at which nobody has played for long', async () => {
    const some = await store(place());
    for (const table of ['idle', 'busy', 'new', 'newer', 'newest'])
      await some.append({ log: named(table), length: 0, bodies: ['1', '2'] });
    const db = await database(place());
    for (const [table, seq] of [
      ['idle', 2],
      ['busy', 1],
    ] as const)
      await db
        .updateTable('entries')
        .set({ at: 1000 })
        .where('table_id', '=', named(table))
        .where('seq', '<=', seq)
        .execute();
    expect(await some.deleteOld(age(2000))).toMatchObject({ deleted: 1 });
    expect(await some.lengths(['idle', 'busy', 'new'].map(named))).toEqual(
      new Map([
        [named('busy'), 2],
        [named('new'), 2],
      ]),
    );
  });

  test('keeps bans until they are lifted', async () => {
    const some = await store(place());
    const db = await database(place());
    await db.deleteFrom('entries').execute();
    const logs = ['all.bans', 'period1.reports', 'idle'].map(named);
    for (const log of logs) await some.append({ log, length: 0, bodies: ['1'] });
    await db.updateTable('entries').set({ at: 1000 }).execute();
    expect(await some.deleteOld(age(2000), true)).toMatchObject({ deleted: 2 });
    expect([...(await some.lengths(logs)).keys()]).toEqual([named('all.bans')]);
  });

  test.each([
    ['all that there is, however little', 4, 4],
    ['what was there before a clock went wrong, however little', 19, 20],
    ['two of nine', 2, 9],
    ['more than a fifth', 25, 100],
  ])('asks before it deletes %s', async (_, old, of) => {
    const some = await store(place());
    const db = await database(place());
    await db.deleteFrom('entries').execute();
    const kinds = ['', '.lesson', '.challenge', '.chat'];
    const names = Array.from({ length: of }, (_, i) => `${named(String(i))}${kinds[i % kinds.length]}`);
    await Promise.all(names.map((table) => some.append({ log: table, length: 0, bodies: ['1'] })));
    await db.updateTable('entries').set({ at: 1000 }).where('table_id', 'in', names.slice(0, old)).execute();
    expect(await some.deleteOld(age(2000))).toMatchObject({ deleted: 0, held: { old, of } });
    expect((await some.lengths(names)).size).toBe(of);
    expect(await some.deleteOld(age(2000), true)).toMatchObject({ deleted: old });
    expect((await some.lengths(names)).size).toBe(of - old);
  });

  test('keeps a tournament, and a club, with a result for as long as results are kept', async () => {
    const some = await store(place());
    const db = await database(place());
    await db.deleteFrom('entries').execute();
    const logs: Readonly<Record<string, readonly object[]>> = {
      'empty.tournament': [{ kind: 'opened' }, { kind: 'entered', label: '"kind":"reported"' }],
      'reported.tournament': [{ kind: 'opened' }, { at: 1, kind: 'reported', line: 'A1/1/1' }],
      'ruled.tournament': [{ kind: 'opened' }, { at: 1, kind: 'ruled', line: 'A1/1/1' }],
      'empty.club': [{ kind: 'club' }, { kind: 'reported' }],
      'played.club': [{ kind: 'club' }, { kind: 'result', ranked: 4 }],
      table: [{ kind: 'reported' }],
      new: [{}],
    };
    for (const [log, entries] of Object.entries(logs))
      await some.append({
        log: named(log),
        length: 0,
        bodies: entries.map((entry) => JSON.stringify(entry)),
      });
    await db.updateTable('entries').set({ at: 1000 }).where('table_id', '!=', named('new')).execute();
    const left = async () =>
      [...(await some.lengths(Object.keys(logs).map(named))).keys()].map((name) =>
        name.replace(named(''), ''),
      );
    expect(await some.deleteOld({ logs: 2000, results: 0 }, true)).toMatchObject({ deleted: 3 });
    expect((await left()).sort()).toEqual(['new', 'played.club', 'reported.tournament', 'ruled.tournament']);
    expect(await some.deleteOld({ logs: 0, results: 1000 }, true)).toMatchObject({ deleted: 0 });
    expect(await some.deleteOld({ logs: 0, results: 1001 }, true)).toMatchObject({ deleted: 3 });
    expect(await left()).toEqual(['new']);
  });

  test('keeps a passkey and a look as long as its account', async () => {
    const some = await store(place());
    const names = ['ann', 'bea'].flatMap((name) =>
      ['passkey', 'look', 'account'].map((of) => `${of}.${name}`),
    );
    for (const table of names)
      await some.append({ log: table, length: 0, bodies: [table.replace(/passkey|look/, 'account')] });
    await some.delete(['account.bea']);
    await some.deleteOld(age(0));
    expect([...(await some.lengths(names)).keys()].sort()).toEqual([
      'account.ann',
      'look.ann',
      'passkey.ann',
    ]);
    await some.deleteOld(age(Date.now() + 60_000), true);
    expect((await some.lengths(names)).size).toBe(0);
  });
});

/** Returns a table's name for the tests of PostgreSQL, which share a database. */
const named = (name: string) => `forgotten-${name}`;

/** Returns an age by which all logs are old to which nothing was added since then. */
const age = (at: number): Age => ({ logs: at, results: at });

describe('a file that is no backup', () => {
  async function cut(change: (lines: string[]) => string[]): Promise<void> {
    const source = await store(here());
    await source.append({ log: 'a', length: 0, bodies: ['1', '2'] });
    await writeBackup(await database(here()), file);
    const lines = gunzipSync(readFileSync(file)).toString().split('\n');
    writeFileSync(file, gzipSync(change(lines).join('\n')));
  }

  test.each<[string, (lines: string[]) => string[]]>([
    ['without its end', (lines) => lines.slice(0, -2)],
    ['without an entry', ([head, _, ...rest]) => [head ?? '', ...rest]],
    ['of another version', ([_, ...rest]) => ['{"overtrick":"backup","version":2}', ...rest]],
    ['with more behind its end', (lines) => [...lines.slice(0, -1), '["b",1,0,"x"]']],
    ['that is no JSON', () => ['hello']],
    ['that is empty', () => []],
  ])('%s is refused, and nothing is written', async (_, change) => {
    await cut(change);
    const target = await database(here('two'));
    await expect(restoreBackup(target, file)).rejects.toThrow(/is not a backup/);
    expect(await target.selectFrom('entries').selectAll().execute()).toEqual([]);
  });

  test('that is cut off in its middle, or is not gzipped', async () => {
    await cut((lines) => lines);
    const target = await database(here('two'));
    writeFileSync(file, readFileSync(file).subarray(0, 30));
    await expect(restoreBackup(target, file)).rejects.toThrow(/is not a backup/);
    writeFileSync(file, 'PK');
    await expect(restoreBackup(target, file)).rejects.toThrow(/is not a backup/);
    await expect(restoreBackup(target, join(folder, 'none'))).rejects.toThrow(/ENOENT/);
  });
});
