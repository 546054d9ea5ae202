import type { Database } from './schema.ts';

const TABLES_AT_ONCE = 100;
/** Logs that say whose a passkey is: `passkey.<id>` has one entry, the name of the account's log. They live as long as that. */
const PASSKEYS = 'passkey.%';

/**
 * Deletes tables, with the names of those who played there, at which nothing has been done since `before` (milliseconds since 1970).
 * Gives how many.
 */
export async function deleteOld(db: Database, before: number): Promise<number> {
  for (let deleted = 0; ; ) {
    const old = await db
      .selectFrom('entries as opened')
      .select('opened.table_id')
      .where('opened.seq', '=', 1)
      .where('opened.at', '<', before)
      .where('opened.table_id', 'not like', PASSKEYS)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('entries as later')
              .select('later.seq')
              .whereRef('later.table_id', '=', 'opened.table_id')
              .where('later.at', '>=', before),
          ),
        ),
      )
      .limit(TABLES_AT_ONCE)
      .execute();
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

/** Passkeys of accounts that are no more. */
async function deleteOrphans(db: Database): Promise<void> {
  await db
    .deleteFrom('entries')
    .where('table_id', 'like', PASSKEYS)
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
