import { setImmediate as others, setTimeout as pause } from 'node:timers/promises';
import { assert } from '@overtrick/rules/assert';
import type { Transaction } from 'kysely';
import type { Appended, LogDatabase } from './logDatabase.ts';
import { findOld, type Idle } from './retention.ts';
import { type Database, type EntryRow, isIndexed, isOwned, isSought, type Schema } from './schema.ts';
import type { Append, LogNames } from './store.ts';

/** SQLite takes 32,766 parameters in a statement, PostgreSQL 65,535; a row has four. */
const MOST_ROWS = 5000;
const MOST_NAMES = 5000;
/** The most entries that one statement deletes. Nobody else can write during those milliseconds. */
const PIECE = 2000;
/** The same for old logs, for which nobody waits, and the rests between two pieces, in times of a piece. */
const IDLE_PIECE = 500;
const RESTS = 3;

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

  findOld: (before) => findOld(db, before),
  deleteIdle: (idle) => deleteIdle(db, idle),

  async findOrphans() {
    return (await orphansOf(db).execute()).map(({ table_id }) => table_id);
  },

  async ping() {
    await db.selectFrom('entries').select('seq').where('table_id', '=', '').limit(1).execute();
  },

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

/**
 * Deletes those of some logs that are still idle, in pieces, with rests: nobody waits for it. Returns the number of
 * logs that it deleted.
 */
async function deleteIdle(db: Database, idle: readonly Idle[]): Promise<number> {
  let deleted = 0;
  for (const [before, some] of Map.groupBy(idle, (one) => one.before)) {
    const names = some.map(({ log }) => log);
    const lengths = new Map(await lengthsOf(db, names));
    const logs = [...lengths].map(([log, length]) => ({ log, length }));
    for (const group of groupsOf(logs, MOST_NAMES, IDLE_PIECE)) {
      const longest = Math.max(...group.map((log) => lengths.get(log) ?? 0));
      for (let left = longest - IDLE_PIECE; left > 0; left -= IDLE_PIECE)
        await restingAfter(() => idleOf(db, group, before).where('seq', '>', left).execute());
      await restingAfter(() => idleOf(db, group, before).execute());
      deleted += group.length - (await lengthsOf(db, group)).length;
    }
  }
  return deleted;
}

/** Does some work, then leaves the database to others for some times as long. */
async function restingAfter(work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work();
  await pause(RESTS * (performance.now() - began));
}

/** Builds the deletion of the entries of some logs, without those logs that have an entry since then. */
const idleOf = (db: Database, logs: readonly string[], before: number) =>
  db
    .deleteFrom('entries')
    .where('table_id', 'in', logs)
    .where(({ eb, selectFrom }) =>
      eb(
        'table_id',
        'not in',
        selectFrom('entries as later')
          .select('later.table_id')
          .where('later.table_id', 'in', logs)
          .where('later.at', '>=', before),
      ),
    );

/** Builds the query for the passkeys and looks of accounts that are gone; it uses the index `entries_owned`. */
const orphansOf = (db: Database) =>
  db
    .selectFrom('entries')
    .select('table_id')
    .where(isOwned())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('entries as account')
            .select('account.seq')
            .whereRef('account.table_id', '=', 'entries.body')
            .where('account.seq', '=', 1),
        ),
      ),
    );

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

/** Groups the names of logs: at most `piece` entries and `most` names per group. */
function* groupsOf(
  logs: readonly { readonly log: string; readonly length: number }[],
  most: number,
  piece = PIECE,
): Generator<readonly string[]> {
  let [group, entries]: [string[], number] = [[], 0];
  for (const { log, length } of logs) {
    if (group.length > 0 && (entries + length > piece || group.length === most)) {
      yield group;
      [group, entries] = [[], 0];
    }
    group.push(log);
    entries += Math.min(length, piece);
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
    // the last entry of each log is found by the key; a group would read all of them
    const rows = await db
      .selectFrom('entries as opened')
      .select([
        'opened.table_id',
        (logs) =>
          logs
            .selectFrom('entries as entry')
            .select(({ fn }) => fn.max('entry.seq').as('length'))
            .whereRef('entry.table_id', '=', 'opened.table_id')
            .as('length'),
      ])
      .where('opened.table_id', 'in', some)
      .where('opened.seq', '=', 1)
      .execute();
    for (const { table_id, length } of rows) found.push([table_id, length ?? 0]);
  }
  return found;
}

function* chunksOf<T>(all: readonly T[], most: number): Generator<readonly T[]> {
  for (let i = 0; i < all.length; i += most) yield all.slice(i, i + most);
}
