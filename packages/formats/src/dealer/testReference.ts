import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The place where Debian puts games, for those whose path leaves it out. */
const path = (name: string): string => (existsSync(`/usr/games/${name}`) ? `/usr/games/${name}` : name);

/** The output of the reference program for a script, by a seed. */
export const runReference = (script: string, seed = 1): string =>
  runPeer('dealer', ['-s', String(seed)], script);

/** A script as its preprocessor makes it. */
export const preprocess = (script: string): string => runPeer('dealer.dpp', [], script);

function runPeer(name: string, args: readonly string[], input: string): string {
  const { stdout, stderr, error, status } = spawnSync(path(name), args, { input, encoding: 'utf8' });
  if (error !== undefined || status !== 0)
    throw new Error(`${name}: ${error?.message ?? `${status}: ${stderr}\n${input}`}`);
  return stdout;
}
