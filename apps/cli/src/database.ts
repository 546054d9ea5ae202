import { fail } from '@overtrick/rules/result';
import type { OpenOptions } from '@overtrick/server/store/openDatabase';
import type { Database } from '@overtrick/server/store/schema';
import type { Trouble } from './command.ts';

/** The place of a store, as the options of a command name it. */
export interface Where {
  readonly data?: string;
}

/** Explains the option of a command that works on the store of a server. */
export const DATA = 'where the tables are kept; else DATABASE_URL, DATA_DIR, or data';

/** Another process writes at the moment, for longer than a moment. */
const LOCKED = /database is locked/;

/** Does something with the database of a server, which may be running meanwhile. Says in one line what goes wrong. */
export async function withDatabase(
  place: string,
  { data }: Where,
  use: (db: Database) => Promise<Trouble>,
  options: OpenOptions = {},
): Promise<Trouble> {
  const { openDatabase } = await import('@overtrick/server/store/openDatabase');
  const databaseUrl = data === undefined ? process.env.DATABASE_URL || undefined : undefined;
  try {
    const dataDir = data ?? process.env.DATA_DIR ?? 'data';
    const db = await openDatabase({ dataDir, databaseUrl }, options);
    try {
      return await use(db);
    } finally {
      await db.destroy();
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return fail('ERR_STORE', place, LOCKED.test(why) ? 'the store is busy: try again in a moment' : why);
  }
}
