import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { StoreFailure } from './store.ts';

/** The lock of a running server on the folder of its store. */
export interface FolderLock {
  /** Writes where the server is, for people who start another one. */
  announce(url: string): void;
  release(): void;
}

/** The server that holds the lock of a folder, as it describes itself. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** The time of its start, milliseconds. */
  readonly since: number;
  /** Its address on its own machine, once it listens. */
  readonly url?: string | undefined;
}

const holderSchema = z.object({
  pid: z.number(),
  host: z.string(),
  since: z.number(),
  url: z.optional(z.string()),
});

const OWNER_ONLY = 0o600;
/** SQLite's code for a file that another process has locked. */
const BUSY = 5;

const lockPath = (folder: string): string => join(folder, 'overtrick.lock');
const holderPath = (folder: string): string => join(folder, 'overtrick.server.json');

/**
 * Locks a folder for one server. SQLite locks the file by means of the system, which frees it however the process ends.
 * Throws with a sentence if another server has it. A folder in which no file can be locked has no lock: opening the
 * store says why.
 */
export function lockFolder(folder: string): FolderLock {
  const file = tryLock(folder);
  if (file === 'busy') throw new StoreFailure(inUse(folder, readHolder(folder)));
  const holder: Holder = { pid: process.pid, host: hostname(), since: Date.now() };
  const announce = (told: Holder): void => {
    if (file !== undefined) writeHolder(folder, told);
  };
  announce(holder);
  return {
    announce: (url) => announce({ ...holder, url }),
    release() {
      if (file === undefined) return;
      rmSync(holderPath(folder), { force: true });
      file.close();
    },
  };
}

/** Returns what is known of the server that has locked a folder, or `undefined` if none has. */
export function holderOf(folder: string): Partial<Holder> | undefined {
  if (!existsSync(lockPath(folder))) return undefined;
  const file = tryLock(folder);
  if (file === 'busy') return readHolder(folder) ?? {};
  file?.close();
  return undefined;
}

/** Locks the file of the lock, and returns it; `undefined` if that is not possible here. */
function tryLock(folder: string): DatabaseSync | 'busy' | undefined {
  let file: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    file = new DatabaseSync(lockPath(folder), { timeout: 0 });
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    // by its path: to open and close the file here would give up the lock of this process
    chmodSync(lockPath(folder), OWNER_ONLY);
    return file;
  } catch (error) {
    file?.close();
    return error instanceof Error && 'errcode' in error && error.errcode === BUSY ? 'busy' : undefined;
  }
}

/** Writes who holds the lock, if the disk has room: the lock holds without it. */
function writeHolder(folder: string, holder: Holder): void {
  const part = `${holderPath(folder)}.part`;
  try {
    writeFileSync(part, JSON.stringify(holder), { mode: OWNER_ONLY });
    renameSync(part, holderPath(folder));
  } catch {
    rmSync(part, { force: true });
  }
}

function readHolder(folder: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(holderPath(folder), 'utf8')));
  } catch {
    return undefined;
  }
}

function inUse(folder: string, holder: Holder | undefined): string {
  const { pid, host, since = 0, url } = holder ?? {};
  const where = host === undefined || host === hostname() ? '' : ` on ${host}`;
  const words = [
    ...(pid === undefined ? [] : [`process ${pid}${where}`]),
    ...(url === undefined ? [] : [`at ${url}`]),
    ...(holder === undefined ? [] : [`since ${new Date(since).toISOString()}`]),
  ];
  const which = words.length === 0 ? '' : ` (${words.join(', ')})`;
  return `another server uses the data folder ${folder}${which}. Stop that server, or choose another folder with DATA_DIR or --data`;
}
