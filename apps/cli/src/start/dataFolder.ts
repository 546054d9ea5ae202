import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';
import { BUILD } from '../build.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the folder in which a system keeps the data of a user's programs, with a folder for Overtrick in it. */
export function userDataFolder(platform: NodeJS.Platform, env: Environment, home: string): string {
  if (platform === 'win32')
    return win32.join(env.LOCALAPPDATA || win32.join(home, 'AppData', 'Local'), 'Overtrick');
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', 'Overtrick');
  // the specification has relative paths ignored
  const xdg = env.XDG_DATA_HOME ?? '';
  return posix.join(xdg.startsWith('/') ? xdg : posix.join(home, '.local', 'share'), 'overtrick');
}

/**
 * Returns the folder of the store that a command works on: the given one, else `DATA_DIR`, else the user's own folder
 * in a release, and `data` in a checkout.
 */
export function dataFolder(given?: string): string {
  const named = given ?? process.env.DATA_DIR;
  if (named !== undefined && named !== '') return named;
  return BUILD === undefined ? 'data' : userDataFolder(process.platform, process.env, homedir());
}
