import { existsSync, readFileSync } from 'node:fs';
import { win32 } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedNode } from '../../apps/server/src/newNode.mjs';

const HERE = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Returns how a command of the workspace is started without a shell, whose rules differ and which splits paths with
 * spaces. Windows cannot start the scripts in `node_modules/.bin` so: there Node runs the files that they stand for.
 * @returns the program and its arguments
 */
export function commandOf(
  command,
  args,
  {
    platform = process.platform,
    root = HERE,
    env = process.env,
    execPath = process.execPath,
    exists = existsSync,
    readLock = () => JSON.parse(readFileSync(win32.join(root, 'package-lock.json'), 'utf8')),
  } = {},
) {
  if (platform !== 'win32') return { file: command, args };
  const node = installedNode(root, { platform, exists }) ?? execPath;
  if (command === 'node') return { file: node, args };
  if (command === 'npm') {
    // npm names itself to what it runs; elsewhere it lies beside Node
    const beside = win32.join(win32.dirname(execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js');
    return { file: execPath, args: [env.npm_execpath ?? beside, ...args] };
  }
  for (const [place, { bin }] of Object.entries(readLock().packages))
    if (/^node_modules\/(@[^/]+\/)?[^/]+$/.test(place) && bin?.[command] !== undefined)
      return { file: node, args: [win32.join(root, place, bin[command]), ...args] };
  return { file: command, args };
}
