#!/usr/bin/env node
// The sources are TypeScript that Node 24 runs as it is. A machine's own node may be older, so this file is
// plain JavaScript, and hands over to the node that npm installed with the workspace before it imports any.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const file = fileURLToPath(import.meta.url);
const majorOf = (version) => Number.parseInt(version, 10);

/** The nearest node_modules/.bin/node above this file, if it is new enough. */
function installedNode() {
  const bin = join('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const path = join(folder, bin);
    if (existsSync(path)) {
      const { stdout } = spawnSync(path, ['-p', 'process.versions.node'], { encoding: 'utf8' });
      return majorOf(stdout ?? '') >= NEEDED ? path : undefined;
    }
    if (dirname(folder) === folder) return undefined;
  }
}

if (majorOf(process.versions.node) >= NEEDED) {
  // types stripped and code compiled once: a start takes a third of the time
  module.enableCompileCache();
  const { main } = await import('../src/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  const node = installedNode();
  if (node === undefined) {
    console.error(
      `overtrick needs Node ${NEEDED} or newer (this is ${process.versions.node}): run npm ci in the checkout.`,
    );
    process.exit(1);
  }
  // The terminal sends its signals to the child too; ours only has to outlive it to pass on its exit.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  const { status, signal, error } = spawnSync(node, [file, ...process.argv.slice(2)], { stdio: 'inherit' });
  if (error) throw error;
  process.exitCode = status ?? (signal === 'SIGINT' ? 130 : 1);
}
