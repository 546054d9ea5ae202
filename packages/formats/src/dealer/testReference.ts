import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns the path of a program where Debian installs games, in case PATH does not include it. */
const path = (name: string): string => (existsSync(`/usr/games/${name}`) ? `/usr/games/${name}` : name);

/** Runs a script in the reference program and returns its output for a seed. */
export const runReference = (script: string, seed = 1): string =>
  runPeer('dealer', ['-s', String(seed)], script);

/** Runs a script through the reference program's preprocessor. */
export const preprocess = (script: string): string => runPeer('dealer.dpp', [], script);

function runPeer(name: string, args: readonly string[], input: string): string {
  const { stdout, stderr, error, status } = spawnSync(path(name), args, { input, encoding: 'utf8' });
  if (error !== undefined || status !== 0)
    throw new Error(`${name}: ${error?.message ?? `${status}: ${stderr}\n${input}`}`);
  return stdout;
}
