import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedNode } from '../../apps/server/src/newNode.mjs';
import { fail, outputOf, pathFrom, ROOT, run, runLong } from './run.mjs';

const NODE_MAJOR = 24;
const readJson = (...path) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));

/** The packages that are installed, by their places; undefined if there are none, or not all of them. */
const installedPackages = () =>
  existsSync(join(ROOT, 'node_modules', '.package-lock.json'))
    ? readJson('node_modules', '.package-lock.json').packages
    : undefined;

/** True if the packages were installed without those for development: `npm ci --omit=dev`. */
export const isForProduction = () => {
  const installed = installedPackages();
  return installed !== undefined && !Object.values(installed).some(({ dev }) => dev);
};

/** The reason why the installed packages are not those of package-lock.json; undefined when they are. */
function lacking(isWhole) {
  if (!existsSync(join(ROOT, 'node_modules'))) return 'node_modules is missing';
  const installed = installedPackages();
  if (installed === undefined) return 'node_modules is incomplete';
  const wanted = readJson('package-lock.json').packages;
  for (const [path, { version, link, optional, dev }] of Object.entries(wanted)) {
    if (!path.startsWith('node_modules/') || (dev && !isWhole)) continue;
    const found = installed[path];
    // an optional package is for one platform only
    if (found === undefined && optional) continue;
    if (found === undefined || (!link && found.version !== version)) {
      return `${path} ${found === undefined ? 'is missing' : `is ${found.version}, not ${version}`}`;
    }
  }
  return undefined;
}

/** Is it older than packages for one platform ask for in `engines`: ^20.19.0 || >=22.12.0? */
const isOld = (version) => {
  const [major, minor] = version.split('.').map(Number);
  if (major === 20) return minor < 19;
  return major < 22 || (major === 22 && minor < 12);
};

/**
 * The packages by npm. On a Node that is older than they ask for, npm leaves out without a word those that are for one
 * platform: so it runs on the Node of package-lock.json then, fetched into a folder of its own. Gives the exit code.
 */
async function install(isWhole) {
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  const what = ['ci', ...(isWhole ? [] : ['--omit=dev']), ...quietly];
  if (!isOld(nodeVersion())) return runLong('npm', what);
  const { version } = readJson('package-lock.json').packages['node_modules/node'];
  const folder = mkdtempSync(join(tmpdir(), 'overtrick-node-'));
  try {
    console.log(`Node ${nodeVersion()} is too old for some of them: npm runs on Node ${version}`);
    const fetched = ['install', '--prefix', folder, '--ignore-scripts=false', `node@${version}`];
    const code = await runLong('npm', [...fetched, ...quietly]);
    if (code !== 0) return code;
    // it believes whom the machine believes, as the one that came with the machine does
    const env = { ...pathFrom(join(folder, 'node_modules', '.bin')), NODE_USE_SYSTEM_CA: '1' };
    return await runLong('npm', what, env, { node: installedNode(folder) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const nodeVersion = () => outputOf('node', ['-p', 'process.versions.node']) ?? '0.0';
const nodeMajor = () => Number.parseInt(nodeVersion(), 10);

/**
 * Makes node_modules what package-lock.json says, and `node` the one that it brings. Ends the program if it can't. What
 * runs a server leaves out what only development needs, where it was left out before.
 */
export async function ensurePackages({ isForDevelopment = true } = {}) {
  const isWhole = isForDevelopment || !isForProduction();
  const why = lacking(isWhole);
  if (why !== undefined) {
    console.log(`Installing packages (${why}): npm ci${isWhole ? '' : ' --omit=dev'}`);
    if ((await install(isWhole)) !== 0) fail('npm ci failed: see above.');
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
