// Plain JavaScript, for whatever Node the machine has: this runs before the version of Node is known to be new enough.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, posix, win32 } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The sources are TypeScript that this version of Node runs as it is. */
const NEEDED = 24;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const isNew = (version) => Number.parseInt(version, 10) >= NEEDED;

/**
 * Runs a program on a new Node: loads it here if this Node is new, else hands over to the Node that npm installed with
 * the workspace. Without one, and without the packages, it prints a sentence and sets the exit code 1.
 * @param file the URL of the program
 * @param load imports and runs it
 */
export async function onNewNode(file, load) {
  const path = fileURLToPath(file);
  if (isNew(process.versions.node)) {
    try {
      await load();
    } catch (error) {
      if (error?.code !== 'ERR_MODULE_NOT_FOUND' || !/Cannot find package/.test(error.message)) throw error;
      refuse(
        `Overtrick lacks the packages that it needs (${error.message.split(' imported ')[0]}): run npm ci.`,
      );
    }
    return;
  }
  const node = nearestNode(path);
  if (node === undefined)
    refuse(
      `Overtrick needs Node ${NEEDED} or newer (this is ${process.versions.node}). In a checkout, npm ci brings it; a ` +
        'downloaded release has its own, which its launcher uses.',
    );
  else await handOver(node, [path, ...process.argv.slice(2)]);
}

function refuse(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}

/** Returns the program of the nearest Node that npm installed above a file, if it is new enough. */
function nearestNode(path) {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const node = installedNode(folder);
    if (node !== undefined) {
      const { stdout } = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' });
      return isNew(stdout ?? '') ? node : undefined;
    }
    if (dirname(folder) === folder) return undefined;
  }
}

/**
 * Returns the program of the Node that npm installed in a folder, or `undefined` if there is none. The scripts in
 * `node_modules/.bin` need a shell on Windows, and a shell splits paths with spaces.
 */
export function installedNode(folder, { platform = process.platform, exists = existsSync } = {}) {
  const { join } = platform === 'win32' ? win32 : posix;
  const file = join(folder, 'node_modules', 'node', 'bin', platform === 'win32' ? 'node.exe' : 'node');
  return exists(file) ? file : undefined;
}

/** Runs a program to its end, passes signals on to it, and ends as it ends. */
function handOver(node, args) {
  const child = spawn(node, args, { stdio: 'inherit' });
  // a terminal sends its Ctrl+C to both
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      refuse(`${node} cannot be started: ${error.message}`);
      resolve();
    });
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
      resolve();
    });
  });
}
