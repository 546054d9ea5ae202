import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { programIn, type ReleaseProgram, runProgram, whyNotReady } from './program.ts';
import { bringBack, replaceParts } from './replace.ts';
import { checkDigest, unpack } from './unpack.ts';

export interface Upgraded {
  /** The version and build that the folder has now. */
  readonly version: string;
  /** The file of the backup; absent if there was nothing to back up. */
  readonly backup?: string;
  /** True if the archive was checked by a list of digests. */
  readonly isChecked: boolean;
}

export interface UpgradeParts {
  /** The folder of the release that is replaced. */
  readonly root: string;
  /** Tells the person at the terminal what is done next. */
  readonly tell: (step: string) => void;
  /** Backs up the store into a file. Returns false if there is no store yet. */
  readonly backUp: (file: string) => Promise<Result<boolean>>;
  /** Returns the file of a backup before a version. */
  readonly backupFile: (version: string) => string;
}

type Failed = ReturnType<typeof fail<'ERR_UPGRADE' | 'ERR_ARCHIVE'>>;

/**
 * Replaces a release by that of an archive: checks and unpacks it, backs up the data, and starts the new version on a
 * copy of them. Only then are files replaced; a failure leaves everything as it was.
 */
export async function upgradeTo(archive: string, parts: UpgradeParts): Promise<Result<Upgraded>> {
  const { root, tell, backUp, backupFile } = parts;
  const checked = checkDigest(archive);
  if (!checked.ok) return checked;
  // beside the files that it replaces: a move to another disk would be a copy
  const work = mkdtempSync(join(root, '.upgrade-'));
  try {
    tell(`Unpacking ${archive}`);
    const unpacked = unpack(archive, work);
    if (!unpacked.ok) return unpacked;
    const program = programIn(unpacked.value);
    if (program === undefined)
      return fail('ERR_ARCHIVE', archive, 'it is no release of Overtrick for this kind of computer');
    const { isDone, out, why } = runProgram(program, '--version');
    if (!isDone) return fail('ERR_ARCHIVE', archive, `its program does not run here: ${why}`);
    const version = out.trim();
    const file = backupFile(version.split(' ')[0] ?? version);
    tell('Backing up your data');
    const backedUp = await backUp(file);
    if (!backedUp.ok) return backedUp;
    tell(`Starting version ${version} on a copy of your data`);
    const trouble = await trial(program, backedUp.value ? file : undefined);
    if (trouble !== undefined) return trouble;
    tell('Replacing the files');
    try {
      replaceParts(root, unpacked.value);
    } catch (error) {
      return fail('ERR_UPGRADE', root, `its files cannot be replaced: ${(error as Error).message}`);
    }
    return ok({ version, isChecked: checked.value, ...(backedUp.value && { backup: file }) });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Starts a version on a copy of the data. Returns the failure, or `undefined` if it works. */
async function trial(program: ReleaseProgram, backup: string | undefined): Promise<Failed | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'overtrick-trial-'));
  const failed = (why: string) =>
    fail(
      'ERR_UPGRADE',
      'the new version',
      `it does not work with your data: ${why.replace(/\.$/, '')}. Nothing was changed`,
    );
  try {
    if (backup !== undefined && existsSync(backup)) {
      const { isDone, why } = runProgram(program, 'restore', backup, '--data', folder);
      if (!isDone) return failed(why);
    }
    const why = await whyNotReady(program, folder);
    return why === undefined ? undefined : failed(why);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Brings the version before an upgrade back. Returns its version. */
export function downgrade(root: string): Result<string, 'ERR_UPGRADE'> {
  if (!bringBack(root))
    return fail('ERR_UPGRADE', root, 'there is no former version: nothing was upgraded here');
  const program = programIn(root);
  return ok(program === undefined ? '' : runProgram(program, '--version').out.trim());
}
