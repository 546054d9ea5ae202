import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, outputOf, ROOT, run } from './run.mjs';

const NODE_MAJOR = 24;
const readJson = (...path) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));

/** Why the installed packages are not those of package-lock.json; undefined when they are. */
function lacking() {
  if (!existsSync(join(ROOT, 'node_modules'))) return 'node_modules is missing';
  if (!existsSync(join(ROOT, 'node_modules', '.package-lock.json'))) return 'node_modules is incomplete';
  const wanted = readJson('package-lock.json').packages;
  const installed = readJson('node_modules', '.package-lock.json').packages;
  for (const [path, { version, link, optional }] of Object.entries(wanted)) {
    if (!path.startsWith('node_modules/')) continue;
    const found = installed[path];
    // an optional package is for one platform only
    if (found === undefined && optional) continue;
    if (found === undefined || (!link && found.version !== version)) {
      return `${path} ${found === undefined ? 'is missing' : `is ${found.version}, not ${version}`}`;
    }
  }
  return undefined;
}

const nodeMajor = () => Number.parseInt(outputOf('node', ['-p', 'process.versions.node']) ?? '', 10);

/** Makes node_modules what package-lock.json says, and `node` the one that it brings. Ends the program if it can't. */
export function ensurePackages() {
  const why = lacking();
  if (why !== undefined) {
    console.log(`Installing packages (${why}): npm ci`);
    if (run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']) !== 0)
      fail('npm ci failed: see above.');
  }
  if (nodeMajor() >= NODE_MAJOR) return;
  console.log(`Installing Node ${NODE_MAJOR}: npm rebuild node`);
  run('npm', ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);
  if (!(nodeMajor() >= NODE_MAJOR)) {
    fail(
      `Overtrick needs Node ${NODE_MAJOR} or newer, and npm did not bring it (its package "node" has an install script): ` +
        `allow install scripts and run npm ci, or put Node ${NODE_MAJOR} first on the PATH.`,
    );
  }
}
