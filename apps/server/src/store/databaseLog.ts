import { setImmediate as others } from 'node:timers/promises';
import { assert } from '@overtrick/rules/assert';
import type { Transaction } from 'kysely';
import type { Appended, LogDatabase } from './logDatabase.ts';
import { deleteOld } from './retention.ts';
import { type Database, type EntryRow, isIndexed, isSought, type Schema } from './schema.ts';
import type { Append, LogNames } from './store.ts';

/** SQLite takes 32,766 parameters in a statement, PostgreSQL 65,535; a row has four. */
const MOST_ROWS = 5000;
const MOST_NAMES = 5000;
/** The most entries that one statement deletes. Nobody else can write during those milliseconds. */
const PIECE = 2000;

/** Returns the log of a database of either kind. */
export const databaseLog = (db: Database): LogDatabase => ({
  append: (appends, at) => db.transaction().execute((transaction) => appendAll(transaction, appends, at)),

  async read(log, after, most) {
    const rows = await db
      .selectFrom('entries')
      .select('body')
      .where('table_id', '=', log)
      .where('seq', '>', after)
      .orderBy('seq')
      .$if(most !== undefined, (query) => query.limit(most ?? 0))
      .execute();
    return rows.map(({ body }) => body);
  },

  lengths: (logs) => lengthsOf(db, logs),

  rewrite: (log, bodies) =>
    db.transaction().execute(async (transaction) => {
      for (const [seq, body] of bodies)
        await transaction
          .updateTable('entries')
          .set({ body })
          .where('table_id', '=', log)
          .where('seq', '=', seq)
          .execute();
    }),

  delete: (logs, having) => deleteLogs(db, logs, having),

  async find(names, body) {
    const rows = await entriesThatSay(db, names, body).execute();
    return rows.map(({ table_id, seq }) => ({ log: table_id, place: seq }));
  },

  deleteOld: (before, isSure) => deleteOld(db, before, isSure),
  close: () => db.destroy(),
});

/** Builds the query for the places of an entry; it uses the index `entries_sought`. */
export function entriesThatSay(db: Database, { begin = '', end = '' }: LogNames, body: string) {
  assert(!/[\\%_]/.test(begin + end), 'a name has no sign that stands for others');
  assert(isSought(body), 'an entry that the index has');
  return db
    .selectFrom('entries')
    .select(['table_id', 'seq'])
    .where('body', '=', body)
    .where(isIndexed('body'))
    .where('table_id', 'like', `${begin}%${end}`)
    .orderBy('table_id')
    .orderBy('seq');
}

/**
 * Deletes logs, at most `PIECE` entries in one statement, so that others can write in between. A log within that limit
 * is deleted at once. A longer one loses its latest entries first, so the rest is always a log as it once was.
 */
async function deleteLogs(db: Database, logs: readonly string[], having?: string): Promise<void> {
  const lengths = (await lengthsOf(db, logs)).map(([log, length]) => ({ log, length }));
  for (const { log, length } of lengths)
    for (let left = length - PIECE; left > 0; left -= PIECE) {
      await deletionOf(db, [log], having, left).execute();
      await others();
    }
  for (const some of groupsOf(lengths, having === undefined ? MOST_NAMES : 1)) {
    await deletionOf(db, some, having).execute();
    await others();
  }
}

/** Builds the deletion of a log's entries after the first `left`, or of all entries without `left`. */
function deletionOf(db: Database, logs: readonly string[], having: string | undefined, left?: number) {
  const entries = db
    .deleteFrom('entries')
    .where('table_id', 'in', logs)
    .$if(left !== undefined, (query) => query.where('seq', '>', left ?? 0));
  if (having === undefined) return entries;
  assert(isSought(having), 'an entry that the index has');
  return entries
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('entries as other')
          .select('other.seq')
          .where('other.table_id', 'in', logs)
          .where('other.body', '=', having)
          .where(isIndexed('other.body')),
      ),
    )
    .$if(left !== undefined, (query) => query.where('body', '!=', having));
}

/** Groups the names of logs: at most `PIECE` entries and `most` names per group. */
function* groupsOf(
  logs: readonly { readonly log: string; readonly length: number }[],
  most: number,
): Generator<readonly string[]> {
  let [group, entries]: [string[], number] = [[], 0];
  for (const { log, length } of logs) {
    if (group.length > 0 && (entries + length > PIECE || group.length === most)) {
      yield group;
      [group, entries] = [[], 0];
    }
    group.push(log);
    entries += Math.min(length, PIECE);
  }
  if (group.length > 0) yield group;
}

async function appendAll(
  db: Transaction<Schema>,
  appends: readonly Append[],
  at: number,
): Promise<readonly Appended[]> {
  const lengths = new Map(
    await lengthsOf(
      db,
      appends.map(({ log }) => log),
    ),
  );
  // of two appends to the same log, only the first is in time
  const isInTime = appends.map(({ log, length, bodies }) => {
    if ((lengths.get(log) ?? 0) !== length) return false;
    lengths.set(log, length + bodies.length);
    return true;
  });
  const rows = appends
    .filter((_, i) => isInTime[i])
    .flatMap(({ log, length, bodies }) =>
      bodies.map((body, i): EntryRow => ({ table_id: log, seq: length + 1 + i, at, body })),
    )
    // every transaction takes the logs in the same order, so that no two wait for each other
    .sort((a, b) => (a.table_id < b.table_id ? -1 : a.table_id > b.table_id ? 1 : a.seq - b.seq));
  const lost = await insert(db, rows);
  return appends.map(({ log }, i) => (isInTime[i] && !lost.has(log) ? 'stored' : 'conflict'));
}

/** Stores the rows. Returns the logs to which another process has appended meanwhile; nothing of theirs is stored. */
async function insert(db: Transaction<Schema>, rows: readonly EntryRow[]): Promise<ReadonlySet<string>> {
  const stored = new Set<string>();
  for (const some of chunksOf(rows, MOST_ROWS)) {
    const returned = await db
      .insertInto('entries')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['table_id', 'seq'])
      .execute();
    for (const { table_id, seq } of returned) stored.add(`${table_id} ${seq}`);
  }
  const isStored = ({ table_id, seq }: EntryRow) => stored.has(`${table_id} ${seq}`);
  const lost = new Set(rows.filter((row) => !isStored(row)).map(({ table_id }) => table_id));
  // if the other process stored fewer entries than this one, the surplus is deleted
  for (const { table_id, seq } of rows.filter((row) => isStored(row) && lost.has(row.table_id)))
    await db.deleteFrom('entries').where('table_id', '=', table_id).where('seq', '=', seq).execute();
  return lost;
}

async function lengthsOf(
  db: Database,
  logs: readonly string[],
): Promise<readonly (readonly [string, number])[]> {
  const found: (readonly [string, number])[] = [];
  for (const some of chunksOf(logs, MOST_NAMES)) {
    const rows = await db
      .selectFrom('entries')
      .select(({ fn }) => ['table_id', fn.max('seq').as('length')])
      .where('table_id', 'in', some)
      .groupBy('table_id')
      .execute();
    for (const { table_id, length } of rows) found.push([table_id, length]);
  }
  return found;
}

function* chunksOf<T>(all: readonly T[], most: number): Generator<readonly T[]> {
  for (let i = 0; i < all.length; i += most) yield all.slice(i, i + most);
}
