import { setImmediate as others } from 'node:timers/promises';
import { sql } from 'kysely';
import { idIn, kindOf, type LogKind } from './logKinds.ts';
import { type Database, isOwned } from './schema.ts';

/** The most logs that one statement looks at. Nobody else is answered by the same connection meanwhile. */
const LOGS_AT_ONCE = 200;

/** The most logs that one statement reads whole: those of tournaments have thousands of entries. */
const READ_AT_ONCE = 10;

/** The largest part of all logs that may be deleted at once without permission: beyond it, the clock may be wrong. */
const MOST_AT_ONCE = 1 / 5;

/**
 * Logs that are never old: bans hold until they are lifted, and a passkey or a look lives as long as its account.
 */
const KEPT: readonly (LogKind | undefined)[] = ['bans', 'passkey', 'look'];

/** The entries that contain a result, by the kind of log: a log with such an entry is kept for longer. */
const RESULTS: Partial<Readonly<Record<LogKind, readonly string[]>>> = {
  tournament: ['%"kind":"reported"%', '%"kind":"ruled"%'],
  club: ['%"kind":"result"%'],
};

/** Logs whose newest entry is before these times are old, milliseconds since 1970. */
export interface Age {
  readonly logs: number;
  /** The same for tournaments and clubs that have a result. */
  readonly results: number;
}

/** A log to which nothing was added since a time. */
export interface Idle {
  readonly log: string;
  readonly before: number;
}

/** The result of looking for old logs. */
export interface Old {
  readonly idle: readonly Idle[];
  /** The number of all logs, without those that live as long as an account. */
  readonly of: number;
  /** The time at which the newest entry was stored, milliseconds since 1970; absent for an empty store. */
  readonly newest?: number;
}

/** The result of deleting old logs. */
export interface Forgotten {
  readonly deleted: number;
  /** The number of old logs and of all logs, if too many were old at once: then all were kept. */
  readonly held?: { readonly old: number; readonly of: number };
  /** The time at which the newest entry was stored, milliseconds since 1970; absent for an empty store. */
  readonly newest?: number;
}

/** True if the old logs are so many that they are deleted only with permission. */
export const isTooMuch = (old: number, of: number): boolean => old > MOST_AT_ONCE * of;

/**
 * Finds the logs of tables, accounts, lessons, challenges, tournaments and clubs, with the names in them, to which
 * nothing was added for long; tournaments and clubs with a result have their own time. It goes through the logs in the
 * order in which they were opened, and lets others ask in between.
 */
export async function findOld(db: Database, before: Age): Promise<Old> {
  const opened = await newestOpened(db);
  if (opened === undefined) return { idle: [], of: 0 };
  const idle: Idle[] = [];
  let newest = opened;
  for await (const page of pagesBefore(db, Math.max(before.logs, before.results))) {
    const last = await lastOf(db, page);
    for (const at of last.values()) newest = Math.max(newest, at);
    const quiet = page.filter(
      (log) => !KEPT.includes(kindOf(log)) && (last.get(log) ?? 0) < Math.max(before.logs, before.results),
    );
    for (let i = 0; i < quiet.length; i += READ_AT_ONCE) {
      idle.push(...(await idleAmong(db, quiet.slice(i, i + READ_AT_ONCE), before)));
      await others();
    }
    await others();
  }
  return { idle, of: await countOf(db), newest };
}

/** Returns the time at which the newest log was opened; `undefined` for an empty store. */
async function newestOpened(db: Database): Promise<number | undefined> {
  const found = await db
    .selectFrom('entries')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('seq', '=', sql.lit(1))
    .executeTakeFirst();
  // an empty store has null
  return found?.at ?? undefined;
}

/** Counts all logs, without those that live as long as an account. */
async function countOf(db: Database): Promise<number> {
  const all = db.selectFrom('entries').select(({ fn }) => fn.countAll<number>().as('of'));
  const { of } = await all.where('seq', '=', sql.lit(1)).executeTakeFirstOrThrow();
  const { of: owned } = await all.where(isOwned()).executeTakeFirstOrThrow();
  return of - owned;
}

/** Goes through the names of the logs that were opened before then, the oldest first. */
async function* pagesBefore(db: Database, before: number): AsyncGenerator<readonly string[]> {
  let [at, name] = [-1, ''];
  for (;;) {
    const page = await openedAfter(db, at, name, before).execute();
    const last = page.at(-1);
    if (last === undefined) return;
    yield page.map(({ table_id }) => table_id);
    [at, name] = [last.at, last.table_id];
  }
}

/** Builds the query for the next logs by the time at which they were opened; it uses the index `entries_opened`. */
export const openedAfter = (db: Database, at: number, name: string, before: number) =>
  db
    .selectFrom('entries')
    .select(['table_id', 'at'])
    .where('seq', '=', sql.lit(1))
    .where('at', '>=', at)
    .where('at', '<', before)
    .where(({ eb, or }) => or([eb('at', '>', at), eb('table_id', '>', name)]))
    .orderBy('at')
    .orderBy('table_id')
    .limit(LOGS_AT_ONCE);

/** Returns the time of the last entry of each log. */
async function lastOf(db: Database, logs: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('entries as opened')
    .select([
      'opened.table_id',
      (logs) =>
        logs
          .selectFrom('entries as entry')
          .select('entry.at')
          .whereRef('entry.table_id', '=', 'opened.table_id')
          .orderBy('entry.seq', 'desc')
          .limit(1)
          .as('last'),
    ])
    .where('opened.table_id', 'in', logs)
    .where('opened.seq', '=', 1)
    .execute();
  return new Map(rows.map(({ table_id, last }) => [table_id, last ?? 0]));
}

/** Finds those of some logs that are old by all their entries: a clock may once have been wrong. */
async function idleAmong(db: Database, logs: readonly string[], before: Age): Promise<readonly Idle[]> {
  if (logs.length === 0) return [];
  const rows = await db
    .selectFrom('entries')
    .select(({ fn }) => ['table_id', fn.max('at').as('at')])
    .where('table_id', 'in', logs)
    .groupBy('table_id')
    .execute();
  const newest = new Map(rows.map(({ table_id, at }) => [table_id, at]));
  const withResult = new Set<string>();
  for (const [kind, bodies] of Object.entries(RESULTS)) {
    const some = logs.filter((log) => idIn(kind as LogKind, log) !== undefined);
    for (const log of some.length === 0 ? [] : await logsThatSay(db, some, bodies)) withResult.add(log);
  }
  return logs
    .map((log): Idle => ({ log, before: withResult.has(log) ? before.results : before.logs }))
    .filter((one) => (newest.get(one.log) ?? 0) < one.before);
}

async function logsThatSay(
  db: Database,
  logs: readonly string[],
  bodies: readonly string[],
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('entries')
    .select('table_id')
    .distinct()
    .where('table_id', 'in', logs)
    .where(({ eb, or }) => or(bodies.map((body) => eb('body', 'like', body))))
    .execute();
  return rows.map(({ table_id }) => table_id);
}
