import { access, chmod, constants, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Failure, fail } from '@overtrick/rules/result';
import { fileTrouble } from './input.ts';

/** Returns what prevents writing a file. It is called before the work, so that no work is wasted. */
export async function outputTrouble(path: string): Promise<Failure<'ERR_FILE'> | undefined> {
  if (path === '-') return fail('ERR_FILE', path, '- is standard input; name a file to write');
  try {
    const there = await stat(path).catch(() => undefined);
    if (there?.isDirectory()) return fail('ERR_FILE', path, 'this is a folder, not a file');
    await access(there === undefined ? dirname(path) : path, constants.W_OK);
    return undefined;
  } catch (error) {
    return fail('ERR_FILE', path, fileTrouble(error));
  }
}

/** Writes a whole file or nothing: first a temporary file beside it, which is then renamed. */
export async function writeWhole(
  path: string,
  content: string | Uint8Array,
): Promise<Failure<'ERR_FILE'> | undefined> {
  const target = await realpath(path).catch(() => path);
  const there = await stat(target).catch(() => undefined);
  const beside = `${target}.${process.pid}.part`;
  try {
    // a pipe or a device is written to, not replaced
    if (there !== undefined && !there.isFile()) {
      await writeFile(target, content);
      return undefined;
    }
    await writeFile(beside, content, { flag: 'wx' });
    if (there !== undefined) await chmod(beside, there.mode);
    await rename(beside, target);
    return undefined;
  } catch (error) {
    await rm(beside, { force: true });
    return fail('ERR_FILE', path, fileTrouble(error));
  }
}
