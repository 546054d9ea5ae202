import type { Database } from './schema.ts';

const TABLES_AT_ONCE = 100;

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
    if (old.length === 0) return deleted;
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
