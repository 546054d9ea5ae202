import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { BUILD } from '../build.ts';

/** The program of an unpacked release: its Node, and the file that it runs. */
export interface ReleaseProgram {
  readonly node: string;
  readonly file: string;
}

/** The time limit for the start of a server, milliseconds: with a large store, or on a slow disk. */
const START_MS = 120_000;

/** Returns the program in the folder of a release, or `undefined` if the folder is none. */
export function programIn(root: string): ReleaseProgram | undefined {
  const node = join(root, 'node', process.platform === 'win32' ? 'node.exe' : 'node');
  const file = join(root, 'app', 'overtrick.js');
  return existsSync(node) && existsSync(file) ? { node, file } : undefined;
}

/** Returns the folder of the release that this program is part of, or `undefined` in a checkout. */
export function ownRelease(): string | undefined {
  const root = dirname(dirname(import.meta.dirname));
  return BUILD !== undefined && programIn(root) !== undefined ? root : undefined;
}

/** Runs a command of a release to its end. */
export function runProgram({ node, file }: ReleaseProgram, ...args: readonly string[]) {
  const { status, stdout, stderr, error } = spawnSync(node, [file, ...args], {
    encoding: 'utf8',
    env: ownEnv(),
  });
  return { isDone: status === 0, out: stdout ?? '', why: (stderr ?? '').trim() || error?.message || '' };
}

/** Starts a server of a release on a folder, asks if it is ready, and stops it. Returns a reason if it is not. */
export async function whyNotReady(
  { node, file }: ReleaseProgram,
  folder: string,
): Promise<string | undefined> {
  const args = [file, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', folder];
  const child = spawn(node, args, { stdio: ['ignore', 'ignore', 'pipe'], env: ownEnv() });
  const exited = once(child, 'close');
  const late = setTimeout(() => child.kill('SIGKILL'), START_MS);
  const said: string[] = [];
  try {
    for await (const line of createInterface({ input: child.stderr })) {
      const [, url] = /^Overtrick is at (\S+)$/.exec(line) ?? [];
      if (url === undefined) {
        said.push(line);
        continue;
      }
      const answer = await fetch(`${url}/readyz`);
      return answer.ok ? undefined : `it is not ready: ${await answer.text()}`;
    }
    return said.join(' ') || 'it ended without a word';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(late);
    child.kill('SIGTERM');
    await exited;
  }
}

/** Returns the environment without other stores: a trial works on a copy. */
function ownEnv(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, REDIS_URL: __, ROLE: ___, ...env } = process.env;
  return { ...env, LOG_LEVEL: 'silent' };
}
