import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fail, ok, type Result } from '@overtrick/rules/result';

const SUMS = 'SHA256SUMS';

/**
 * Checks an archive by the list `SHA256SUMS` beside it.
 * @returns true if it is listed with its digest, false if there is no list
 */
export function checkDigest(archive: string): Result<boolean, 'ERR_ARCHIVE'> {
  if (!existsSync(archive)) return fail('ERR_ARCHIVE', archive, 'there is no such file');
  const list = join(dirname(archive), SUMS);
  if (!existsSync(list)) return ok(false);
  const digest = createHash('sha256').update(readFileSync(archive)).digest('hex');
  const lines = readFileSync(list, 'utf8').split(/\r?\n/);
  const name = basename(archive);
  const listed = lines.find((line) => line.slice(64).replace(/^ [ *]/, '') === name)?.slice(0, 64);
  if (listed === undefined) return fail('ERR_ARCHIVE', archive, `${SUMS} beside it does not list it`);
  if (listed.toLowerCase() === digest) return ok(true);
  return fail(
    'ERR_ARCHIVE',
    archive,
    `it is damaged: ${SUMS} beside it has another digest. Download it again`,
  );
}

/** Unpacks an archive into a folder by the system's tar, and returns the release's own folder in it. */
export function unpack(archive: string, folder: string): Result<string, 'ERR_ARCHIVE'> {
  // Windows has a tar that reads zips; one of another program may be first in its PATH
  const tar =
    process.platform === 'win32'
      ? join(process.env.SystemRoot ?? 'C:\\Windows', 'System32', 'tar.exe')
      : 'tar';
  const { status, stderr, error } = spawnSync(tar, ['-xf', archive, '-C', folder], { encoding: 'utf8' });
  const why = error?.message ?? (status === 0 ? undefined : stderr.trim().split('\n').at(-1));
  if (why !== undefined) return fail('ERR_ARCHIVE', archive, `it cannot be unpacked: ${why}`);
  const [name, ...others] = readdirSync(folder);
  if (name === undefined || others.length > 0)
    return fail('ERR_ARCHIVE', archive, 'it is no release of Overtrick: it must hold one folder');
  return ok(join(folder, name));
}
