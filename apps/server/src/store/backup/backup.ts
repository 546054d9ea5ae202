import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import { databaseLog } from '../databaseLog.ts';
import type { Database, EntryRow, Schema } from '../schema.ts';

/**
 * A backup is a gzipped text, a line of JSON each: a head, the entries of all tables in their order, and a foot with
 * their number, by which a file that was cut off is known. It is the same for every kind of store, so it moves tables
 * from one to another.
 *
 *     {"overtrick":"backup","version":1}
 *     ["k7mq2c9x4dpa",1,1790000000000,"{\"kind\":\"opened\",…}"]
 *     {"entries":1}
 */
const HEAD = { overtrick: 'backup', version: 1 };
const head = z.object({ overtrick: z.literal(HEAD.overtrick), version: z.literal(HEAD.version) });
const line = z.tuple([z.string(), z.number(), z.number(), z.string()]);
const foot = z.object({ entries: z.number() });

const ROWS_AT_ONCE = 2000;

export interface BackedUp {
  readonly entries: number;
}

/**
 * Writes all tables, as they are at one moment, to a file that appears whole or not at all. The store may be in use.
 * Throws with a sentence if the store is empty, or if the file exists: that may be the only good backup.
 * @param onEntry receives the number of entries so far
 */
export async function writeBackup(
  db: Database,
  path: string,
  onEntry?: (entries: number) => void,
): Promise<BackedUp> {
  refuseExisting(path);
  const part = `${path}.part`;
  let entries = 0;
  async function* lines(transaction: Transaction<Schema>): AsyncGenerator<string> {
    yield `${JSON.stringify(HEAD)}\n`;
    for await (const { table_id, seq, at, body } of allEntries(transaction)) {
      entries += 1;
      onEntry?.(entries);
      yield `${JSON.stringify([table_id, seq, at, body])}\n`;
    }
    yield `${JSON.stringify({ entries })}\n`;
  }
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((transaction) =>
        pipeline(
          Readable.from(joined(lines(transaction))),
          createGzip(),
          createWriteStream(part, { mode: 0o600, flush: true }),
        ),
      );
    if (entries === 0) throw new Error('the store is empty: there is nothing to back up');
    refuseExisting(path);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return { entries };
}

/** The size of the pieces that are compressed, characters: each piece is a task for another thread. */
const PIECE = 1 << 18;

/** Joins lines to pieces. */
async function* joined(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const line of lines) {
    piece += line;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function refuseExisting(path: string): void {
  if (existsSync(path)) throw new Error(`${path} is there already: name another file`);
}

async function* allEntries(db: Transaction<Schema>): AsyncGenerator<EntryRow> {
  let last = { table_id: '', seq: 0 };
  for (;;) {
    const { table_id, seq } = last;
    const rows = await db
      .selectFrom('entries')
      .selectAll()
      .where(({ eb, refTuple, tuple }) => eb(refTuple('table_id', 'seq'), '>', tuple(table_id, seq)))
      .orderBy('table_id')
      .orderBy('seq')
      .limit(ROWS_AT_ONCE)
      .execute();
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end;
  }
}

export interface Restored {
  /** Tables that the store did not have, or not completely. */
  readonly tables: number;
  readonly entries: number;
  /** Tables that the store already had completely. */
  readonly known: number;
  /** Tables that continued differently since the backup: the store's version stays. */
  readonly differing: readonly string[];
}

/**
 * Restores the entries of a backup that the store lacks; existing entries stay. The store may be in use. The file is
 * read to its end before anything is written. Throws with a sentence if the file is no backup, is cut off or is
 * damaged.
 * @param onEntry receives the number of entries so far: as they are checked, then as they are compared and stored
 */
export async function restoreBackup(
  db: Database,
  path: string,
  onEntry?: (entries: number) => void,
): Promise<Restored> {
  let [checked, compared] = [0, 0];
  for await (const { rows } of tablesIn(path)) {
    checked += rows.length;
    onEntry?.(checked);
  }
  const log = databaseLog(db);
  let [tables, entries, known] = [0, 0, 0];
  const differing: string[] = [];
  for await (const { table, rows } of tablesIn(path)) {
    compared += rows.length;
    onEntry?.(compared);
    const stored = await log.read(table, 0);
    const isSame = rows.slice(0, stored.length).every(({ body }, i) => body === stored[i]);
    const missing = rows.slice(stored.length);
    if (!isSame) differing.push(table);
    else if (missing.length === 0) known += 1;
    else if (await insertAfter(db, missing)) {
      tables += 1;
      entries += missing.length;
    } else differing.push(table);
  }
  return { tables, entries, known, differing };
}

/** Stores the rows with their original times: all of them, or none if one exists by now. */
async function insertAfter(db: Database, rows: readonly EntryRow[]): Promise<boolean> {
  try {
    await db.transaction().execute(async (transaction) => {
      for (let i = 0; i < rows.length; i += ROWS_AT_ONCE)
        await transaction
          .insertInto('entries')
          .values(rows.slice(i, i + ROWS_AT_ONCE))
          .execute();
    });
    return true;
  } catch (error) {
    const [first] = rows;
    const stored = first && (await databaseLog(db).read(first.table_id, first.seq - 1));
    if (stored?.length) return false;
    throw error;
  }
}

interface TableRows {
  readonly table: string;
  readonly rows: readonly EntryRow[];
}

/** Reads the tables of a backup one after another, so that only one is in memory. */
async function* tablesIn(path: string): AsyncGenerator<TableRows> {
  let table: string | undefined;
  let rows: EntryRow[] = [];
  for await (const row of rowsIn(path)) {
    if (row.table_id !== table) {
      if (table !== undefined) yield { table, rows };
      table = row.table_id;
      rows = [];
    }
    if (row.seq !== rows.length + 1) throw damaged(path);
    rows.push(row);
  }
  if (table !== undefined) yield { table, rows };
}

async function* rowsIn(path: string): AsyncGenerator<EntryRow> {
  let state: 'head' | 'body' | 'foot' = 'head';
  let count = 0;
  for await (const value of valuesIn(path)) {
    if (state === 'foot') throw damaged(path);
    if (state === 'head') {
      if (!head.safeParse(value).success)
        throw new Error(`${path} is not a backup of this version of Overtrick`);
      state = 'body';
      continue;
    }
    const read = line.safeParse(value);
    if (read.success) {
      const [table_id, seq, at, body] = read.data;
      count += 1;
      yield { table_id, seq, at, body };
      continue;
    }
    if (foot.safeParse(value).data?.entries !== count) throw damaged(path);
    state = 'foot';
  }
  if (state !== 'foot') throw damaged(path);
}

async function* valuesIn(path: string): AsyncGenerator<unknown> {
  const unzipped = createGunzip();
  const reading = pipeline(createReadStream(path), unzipped);
  reading.catch(() => {});
  try {
    for await (const text of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY }))
      yield JSON.parse(text);
    await reading;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    throw damaged(path);
  }
}

const damaged = (path: string): Error => new Error(`${path} is not a backup, or is cut off or damaged`);
