import type { BackedUp, Restored } from '@overtrick/server/store/backup/backup';
import type { Define } from '../command.ts';
import { DATA, withDatabase } from '../database.ts';
import { startProgress } from '../progress.ts';

export const backup: Define = (command, io, end) => {
  command
    .argument('<file>', 'the file to write; it must not exist yet')
    .option('--data <folder>', DATA)
    .action(async (file, where) => {
      const { writeBackup } = await import('@overtrick/server/store/backup/backup');
      end(
        await withDatabase(
          'overtrick backup',
          where,
          async (db) => {
            const progress = startProgress(io, undefined, 'entries');
            const written = await writeBackup(db, file, progress.show).finally(progress.clear);
            await io.out(`${backedUp(written)}\n`);
            return undefined;
          },
          { isThere: true },
        ),
      );
    });
};

export const restore: Define = (command, io, end) => {
  command
    .argument('<file>', 'a file that overtrick backup has written')
    .option('--data <folder>', DATA)
    .action(async (file, where) => {
      const { restoreBackup } = await import('@overtrick/server/store/backup/backup');
      end(
        await withDatabase('overtrick restore', where, async (db) => {
          const progress = startProgress(io, undefined, 'entries');
          const result = await restoreBackup(db, file, progress.show).finally(progress.clear);
          await io.out(`${restored(result)}\n`);
          return undefined;
        }),
      );
    });
};

const backedUp = ({ entries }: BackedUp): string => `${entries} entries written`;

function restored({ tables, entries, known, differing }: Restored): string {
  const went =
    differing.length === 0 ? '' : `\nchanged since the backup, and left as they are: ${differing.join(' ')}`;
  return `${count(entries, 'entry', 'entries')} of ${count(tables, 'table', 'tables')} brought back, ${known} there already${went}`;
}

const count = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
