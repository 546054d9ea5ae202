import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromiumPath, hasShell } from './chromium.mjs';
import { outputOf, runLong } from './run.mjs';

const isOnPath = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** The needs of the tests from the system: the Debian package, and how to see that it is there. */
const NEEDED = [
  { name: 'chromium-headless-shell', there: hasShell, orElse: () => chromiumPath() !== undefined },
  { name: 'postgresql', there: () => existsSync('/usr/lib/postgresql') || isOnPath('initdb') },
  { name: 'redis-server', there: () => isOnPath('redis-server') },
  { name: 'procps', there: () => isOnPath('pgrep') },
  { name: 'git', there: () => isOnPath('git') },
  { name: 'dealer', there: () => existsSync('/usr/games/dealer') || isOnPath('dealer') },
  { name: 'mdbtools', there: () => isOnPath('mdb-ver') },
  { name: 'buildah', there: () => isOnPath('buildah') },
  { name: 'debootstrap', there: () => isOnPath('debootstrap') },
];

/**
 * The packages of the browser tests, of the tests of the server, of those that list processes and the tree's files, of
 * those that compare with other programs, and of the test of the image.
 */
export const BROWSER = ['chromium-headless-shell'];
export const SERVICES = ['postgresql', 'redis-server'];
export const TOOLS = ['procps', 'git'];
export const PEERS = ['dealer', 'mdbtools'];
const IMAGE = ['buildah', 'debootstrap'];

/** The way to run a command as root without being asked for a password; undefined when there is none. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  return outputOf('sudo', ['-n', 'true']) === undefined ? undefined : ['sudo', '-n'];
}

/** Returns the needed packages among these that are missing. */
const missing = (wanted) => NEEDED.filter(({ name, there }) => wanted.includes(name) && !there());

/**
 * Installs what is missing of these with apt-get, where that may be done. Returns one sentence on what to do for the
 * tests that cannot run without it; undefined where all can.
 */
export async function ensureDebianPackages(wanted = [...BROWSER, ...SERVICES, ...TOOLS, ...PEERS, ...IMAGE]) {
  const names = missing(wanted).map(({ name }) => name);
  if (names.length === 0) return undefined;
  const why = await install(names);
  for (const { name, orElse } of missing(wanted))
    if (orElse?.()) console.log(`${name} is missing: another browser is used, which takes longer.`);
  const lacking = missing(wanted).filter(({ orElse }) => !orElse?.());
  if (lacking.length === 0) return undefined;
  const list = lacking.map(({ name }) => name);
  return `${why} Install ${list.join(', ')} (on Debian: apt-get install ${list.join(' ')}).`;
}

/** Installs Debian packages. Returns why that may not have worked, a sentence. */
async function install(names) {
  if (!existsSync('/usr/bin/apt-get')) return 'There is no apt-get here.';
  const prefix = asRoot();
  if (prefix === undefined) return 'Neither root nor sudo without a password is at hand.';
  console.log(`Installing Debian packages: ${names.join(' ')}`);
  const [command, ...args] = [
    ...prefix,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-q',
    '-o',
    'DPkg::Lock::Timeout=300',
  ];
  await runLong(command, [...args, 'update']);
  await runLong(command, [...args, 'install', '--yes', '--no-install-recommends', ...names]);
  return 'apt-get did not bring everything.';
}
