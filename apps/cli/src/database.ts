import { fail } from '@overtrick/rules/result';
import type { OpenOptions } from '@overtrick/server/store/openDatabase';
import type { Database } from '@overtrick/server/store/schema';
import type { Trouble } from './command.ts';
import { dataFolder } from './start/dataFolder.ts';

/** The place of a store, from the options of a command. */
export interface Where {
  readonly data?: string;
}

/** The help for the option of a command that works on a server's store. */
export const DATA = 'where tables are stored; default: DATABASE_URL, DATA_DIR, or data';

/** The error if another process writes for longer than a moment. */
const LOCKED = /database is locked/;

/** Runs a function on the database of a server, which may be running meanwhile. Reports a failure in one line. */
export async function withDatabase(
  place: string,
  { data }: Where,
  use: (db: Database) => Promise<Trouble>,
  options: OpenOptions = {},
): Promise<Trouble> {
  const { openDatabase } = await import('@overtrick/server/store/openDatabase');
  const databaseUrl = data === undefined ? process.env.DATABASE_URL || undefined : undefined;
  try {
    const db = await openDatabase({ dataDir: dataFolder(data), databaseUrl }, options);
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
