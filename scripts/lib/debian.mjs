import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { outputOf, run } from './run.mjs';

const isOnPath = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** The needs of the tests from the system: the Debian package, and how to see that it is there. */
const NEEDED = [
  { name: 'chromium-headless-shell', there: () => chromiumPath() !== undefined },
  { name: 'postgresql', there: () => existsSync('/usr/lib/postgresql') || isOnPath('initdb') },
  { name: 'redis-server', there: () => isOnPath('redis-server') },
  { name: 'dealer', there: () => existsSync('/usr/games/dealer') || isOnPath('dealer') },
];

/** The packages of the browser tests, of the tests of the server, and of those that compare with other programs. */
export const BROWSER = ['chromium-headless-shell'];
export const SERVICES = ['postgresql', 'redis-server'];
export const PEERS = ['dealer'];

/** The way to run a command as root without being asked for a password; undefined when there is none. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  return outputOf('sudo', ['-n', 'true']) === undefined ? undefined : ['sudo', '-n'];
}

/**
 * Installs what is missing of these with apt-get, where that may be done. Gives one sentence on what to do when it
 * can't.
 */
export function ensureDebianPackages(wanted = [...BROWSER, ...SERVICES, ...PEERS]) {
  const needed = NEEDED.filter(({ name }) => wanted.includes(name));
  const names = needed.filter(({ there }) => !there()).map(({ name }) => name);
  if (names.length === 0) return undefined;
  const byHand = `install ${names.join(', ')} (on Debian: apt-get install ${names.join(' ')})`;
  if (!existsSync('/usr/bin/apt-get')) return `Missing: ${byHand}.`;
  const prefix = asRoot();
  if (prefix === undefined)
    return `Missing, and neither root nor sudo without a password is at hand: ${byHand}.`;
  console.log(`Installing Debian packages: ${names.join(' ')}`);
  const [command, ...args] = [
    ...prefix,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-qq',
    '-o',
    'DPkg::Lock::Timeout=300',
  ];
  run(command, [...args, 'update']);
  run(command, [...args, 'install', '--yes', '--no-install-recommends', ...names]);
  return needed.every(({ there }) => there())
    ? undefined
    : `apt-get did not bring what is missing: ${byHand}.`;
}
