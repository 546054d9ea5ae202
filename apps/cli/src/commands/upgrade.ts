import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fail, ok, type Result } from '@overtrick/rules/result';
import type { Define, Trouble } from '../command.ts';
import { DATA, withDatabase } from '../database.ts';
import type { Io } from '../io.ts';
import { dataFolder } from '../start/dataFolder.ts';
import { ownRelease } from '../upgrade/program.ts';
import { downgrade, type Upgraded, upgradeTo } from '../upgrade/upgrade.ts';

const PLACE = 'overtrick upgrade';

interface Options {
  readonly data?: string;
  readonly back?: true;
}

export const upgrade: Define = (command, io, end) => {
  command
    .argument('[archive]', 'the archive of the new version, as it was downloaded')
    .option('--data <folder>', DATA)
    .option('--back', 'bring the version before the last upgrade back')
    .action(async (archive, options) => end(await run(io, archive, options)));
};

async function run(io: Io, archive: string | undefined, { data, back }: Options): Promise<Trouble> {
  const root = ownRelease();
  if (root === undefined)
    return fail(
      'ERR_UPGRADE',
      PLACE,
      'this is no downloaded release. In a checkout: stop the server, git pull, npm start',
    );
  const folder = dataFolder(data);
  const { holderOf } = await import('@overtrick/server/store/folderLock');
  const holder = holderOf(folder);
  if (holder !== undefined)
    return fail(
      'ERR_UPGRADE',
      PLACE,
      `a server is running${holder.url === undefined ? '' : ` at ${holder.url}`}${holder.pid === undefined ? '' : ` (process ${holder.pid})`}: stop it first`,
    );
  if (back === true) {
    const former = downgrade(root);
    if (!former.ok) return former;
    await io.out(`This is version ${former.value} again.\n`);
    return undefined;
  }
  if (archive === undefined)
    return fail('ERR_USAGE', PLACE, 'name the archive of the new version, or --back');
  const upgraded = await upgradeTo(resolve(archive), {
    root,
    tell: (step) => io.err(`${step}\n`),
    backUp: (file) => backUp(file, data),
    backupFile: (version) => join(resolve(folder), `before-${version}-${stamp(new Date())}.gz`),
  });
  if (!upgraded.ok) return upgraded;
  await io.out(words(upgraded.value));
  return undefined;
}

const stamp = (time: Date): string => time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/** Writes a backup of the store, if there is one with anything in it. */
async function backUp(file: string, data: string | undefined): Promise<Result<boolean>> {
  mkdirSync(dataFolder(data), { recursive: true, mode: 0o700 });
  const hasFile = existsSync(join(dataFolder(data), 'overtrick.sqlite'));
  if (!hasFile && (data !== undefined || !process.env.DATABASE_URL)) return ok(false);
  const { writeBackup } = await import('@overtrick/server/store/backup/backup');
  let isEmpty = false;
  const trouble = await withDatabase(PLACE, { ...(data !== undefined && { data }) }, async (db) => {
    isEmpty = (await db.selectFrom('entries').select('seq').limit(1).executeTakeFirst()) === undefined;
    if (!isEmpty) await writeBackup(db, file);
    return undefined;
  });
  return typeof trouble === 'object' ? trouble : ok(!isEmpty);
}

const words = ({ version, backup, isChecked }: Upgraded): string =>
  [
    `This is version ${version} now.`,
    ...(isChecked ? [] : ['The archive was not checked: there is no SHA256SUMS beside it.']),
    ...(backup === undefined ? [] : [`A backup of your data is in ${backup}`]),
    '"overtrick upgrade --back" brings the former version back.',
    '',
  ].join('\n');
