import { fail } from '@overtrick/rules/result';
import type { BackedUp, Restored } from '@overtrick/server/store/backup/backup';
import type { OpenOptions } from '@overtrick/server/store/openDatabase';
import type { Database } from '@overtrick/server/store/schema';
import type { Define, Trouble } from '../command.ts';
import type { Io } from '../io.ts';

interface Where {
  readonly data?: string;
}

export const backup: Define = (command, io, end) => {
  command
    .argument('<file>', 'the file to write; there must be none of that name')
    .option('--data <folder>', 'where the tables are kept; else DATABASE_URL, DATA_DIR, or data')
    .action(async (file, where) => {
      const { writeBackup } = await import('@overtrick/server/store/backup/backup');
      end(
        await withDatabase('overtrick backup', io, where, (db) => writeBackup(db, file), backedUp, {
          isThere: true,
        }),
      );
    });
};

export const restore: Define = (command, io, end) => {
  command
    .argument('<file>', 'a file that overtrick backup has written')
    .option('--data <folder>', 'where the tables are kept; else DATABASE_URL, DATA_DIR, or data')
    .action(async (file, where) => {
      const { restoreBackup } = await import('@overtrick/server/store/backup/backup');
      end(await withDatabase('overtrick restore', io, where, (db) => restoreBackup(db, file), restored));
    });
};

async function withDatabase<T>(
  place: string,
  io: Io,
  { data }: Where,
  use: (db: Database) => Promise<T>,
  say: (done: T) => string,
  options: OpenOptions = {},
): Promise<Trouble> {
  const { openDatabase } = await import('@overtrick/server/store/openDatabase');
  const databaseUrl = data === undefined ? process.env.DATABASE_URL || undefined : undefined;
  try {
    const dataDir = data ?? process.env.DATA_DIR ?? 'data';
    const db = await openDatabase({ dataDir, databaseUrl }, options);
    try {
      await io.out(`${say(await use(db))}\n`);
    } finally {
      await db.destroy();
    }
    return undefined;
  } catch (error) {
    return fail('ERR_STORE', place, error instanceof Error ? error.message : String(error));
  }
}

const backedUp = ({ entries }: BackedUp): string => `${entries} entries written`;

function restored({ tables, entries, known, differing }: Restored): string {
  const went =
    differing.length === 0 ? '' : `\nwent on otherwise since, and left as they are: ${differing.join(' ')}`;
  return `${count(entries, 'entry', 'entries')} of ${count(tables, 'table', 'tables')} brought back, ${known} there already${went}`;
}

const count = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
