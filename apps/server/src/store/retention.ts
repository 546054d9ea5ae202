import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Schema } from './schema.ts';

const LOGS_AT_ONCE = 100;
/**
 * Logs that name the owner of a passkey or of a look: their one entry is the name of the account's log. They live as
 * long as that log.
 */
const OF_ACCOUNTS = ['passkey.%', 'look.%'] as const;

/** Bans hold until they are lifted, however old they are. */
const BANS = '%.bans';

/** The largest part of all logs that may be deleted at once without permission: beyond it, the clock may be wrong. */
const MOST_AT_ONCE = 1 / 5;

/**
 * Logs of tournaments and clubs, and the entries that contain a result: a log with such an entry is kept for longer.
 */
const RESULTS = [
  ['%.tournament', '%"kind":"reported"%'],
  ['%.tournament', '%"kind":"ruled"%'],
  ['%.club', '%"kind":"result"%'],
] as const;

/** Logs whose newest entry is before these times are old, milliseconds since 1970. */
export interface Age {
  readonly logs: number;
  /** The same for tournaments and clubs that have a result. */
  readonly results: number;
}

/** The result of deleting old logs. */
export interface Forgotten {
  readonly deleted: number;
  /** The number of old logs and of all logs, if too many were old at once: then all were kept. */
  readonly held?: { readonly old: number; readonly of: number };
  /** The time at which the newest entry was stored, milliseconds since 1970; absent for an empty store. */
  readonly newest?: number;
}

/**
 * Deletes the logs of tables, accounts, lessons, challenges, tournaments and clubs, with the names in them, to which
 * nothing was added since `before`; tournaments and clubs with a result have their own time. Deletes nothing if that is
 * a large part of the store, unless `isSure`.
 */
export async function deleteOld(db: Database, before: Age, isSure: boolean): Promise<Forgotten> {
  const newest = await newestIn(db, before.logs);
  if (newest === undefined) return { deleted: 0 };
  const { old } = await oldLogs(db, before)
    .select(({ fn }) => fn.countAll<number>().as('old'))
    .executeTakeFirstOrThrow();
  const { of } = await db
    .selectFrom('entries')
    .select(({ fn }) => fn.countAll<number>().as('of'))
    .where('seq', '=', 1)
    .where(({ not }) => not(isOfAccount('table_id')))
    .executeTakeFirstOrThrow();
  if (old > MOST_AT_ONCE * of && !isSure) return { deleted: 0, held: { old, of }, newest };
  return { deleted: await deleteAll(db, before), newest };
}

/** Builds the condition that a log only names the account to which something belongs. */
const isOfAccount = (name: 'table_id' | 'opened.table_id') =>
  sql<SqlBool>`(${sql.join(
    OF_ACCOUNTS.map((pattern) => sql`${sql.ref(name)} like ${pattern}`),
    sql` or `,
  )})`;

type Logs = ExpressionBuilder<Schema & { opened: Schema['entries'] }, 'opened'>;

/** Builds the query for the first entries of old logs. */
const oldLogs = (db: Database, before: Age) =>
  db
    .selectFrom('entries as opened')
    .where('opened.seq', '=', 1)
    .where(({ not }) => not(isOfAccount('opened.table_id')))
    .where('opened.table_id', 'not like', BANS)
    .where((logs) =>
      logs.or([
        logs.and([isIdleSince(logs, before.logs), logs.not(hasResult(logs))]),
        logs.and([isIdleSince(logs, before.results), hasResult(logs)]),
      ]),
    );

const isIdleSince = ({ and, eb, not, exists, selectFrom }: Logs, before: number) =>
  and([
    eb('opened.at', '<', before),
    not(
      exists(
        selectFrom('entries as later')
          .select('later.seq')
          .whereRef('later.table_id', '=', 'opened.table_id')
          .where('later.at', '>=', before),
      ),
    ),
  ]);

const hasResult = ({ and, or, eb, exists, selectFrom }: Logs) =>
  or(
    RESULTS.map(([logs, kind]) =>
      and([
        eb('opened.table_id', 'like', logs),
        exists(
          selectFrom('entries as result')
            .select('result.seq')
            .whereRef('result.table_id', '=', 'opened.table_id')
            .where('result.body', 'like', kind),
        ),
      ]),
    ),
  );

async function deleteAll(db: Database, before: Age): Promise<number> {
  for (let deleted = 0; ; ) {
    const old = await oldLogs(db, before).select('opened.table_id').limit(LOGS_AT_ONCE).execute();
    if (old.length === 0) {
      await deleteOrphans(db);
      return deleted;
    }
    await db
      .deleteFrom('entries')
      .where(
        'table_id',
        'in',
        old.map(({ table_id }) => table_id),
      )
      .execute();
    deleted += old.length;
  }
}

/**
 * Returns the time at which the newest log was opened, using the index. If that is long ago, returns the time of the
 * newest entry.
 */
async function newestIn(db: Database, before: number): Promise<number | undefined> {
  const begun = db.selectFrom('entries').select(({ fn }) => fn.max('at').as('at'));
  const newest = await begun.where('seq', '=', 1).executeTakeFirst();
  // an empty store has null
  const at = newest?.at ?? undefined;
  if (at === undefined || at >= before) return at;
  return (await begun.executeTakeFirst())?.at;
}

/** Deletes the passkeys and looks of accounts that no longer exist. */
async function deleteOrphans(db: Database): Promise<void> {
  await db
    .deleteFrom('entries')
    .where(isOfAccount('table_id'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('entries as account')
            .select('account.seq')
            .whereRef('account.table_id', '=', 'entries.body')
            .where('account.seq', '=', 1),
        ),
      ),
    )
    .execute();
}
