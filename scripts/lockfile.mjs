// npm run lockfile: after `npm install`, enters into package-lock.json the builds for other platforms that npm left
// out because the registry at hand hasn't got them. `npm ci` refuses a lockfile in which one is missing, though it
// would never install it here. `--check` only says what is missing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/run.mjs';

const FILE = join(ROOT, 'package-lock.json');
const OS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const CPU = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * The place where the package at `from` finds the dependency `name`: its own node_modules, else those of the folders
 * above.
 */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '') return undefined;
  }
}

/** The platform that a build's name tells, in the words of its own package.json. */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = OS.filter((word) => words.includes(word));
  const cpu = CPU.filter((word) => words.includes(word));
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : [];
  return { os, cpu, libc };
}

function entryFor(name, version, { dev }) {
  const { os, cpu, libc } = platformOf(name);
  if (os.length !== 1 || cpu.length !== 1 || !/^\d+\.\d+\.\d+\S*$/.test(version)) {
    throw new Error(
      `package-lock.json lacks ${name}@${version}, and its platform can't be told from its name`,
    );
  }
  return {
    version,
    cpu,
    ...(dev ? { dev } : {}),
    ...(os[0] === 'linux' && libc.length > 0 ? { libc } : {}),
    optional: true,
    os,
  };
}

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const missing = Object.entries(lock.packages).flatMap(([from, entry]) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => resolve(lock.packages, from, name) === undefined)
    .map(([name, version]) => [`node_modules/${name}`, entryFor(name, version, entry)]),
);
const check = process.argv.includes('--check');
if (missing.length > 0 && !check) {
  const root = lock.packages[''];
  const rest = Object.entries(lock.packages).filter(([path]) => path !== '');
  const sorted = [...rest, ...missing].sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = { '': root, ...Object.fromEntries(sorted) };
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
}
for (const [path] of missing) console.log(`${check ? 'missing' : 'entered'}: ${path}`);
if (missing.length > 0 && check) {
  console.error('package-lock.json lacks builds for other platforms: npm run lockfile');
  process.exitCode = 1;
}
