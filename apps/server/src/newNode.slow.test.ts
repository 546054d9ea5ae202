import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const NEW_NODE = fileURLToPath(new URL('./newNode.mjs', import.meta.url));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'our club '));
  cpSync(NEW_NODE, join(folder, 'newNode.mjs'));
  writeFileSync(
    join(folder, 'program.mjs'),
    `import { onNewNode } from './newNode.mjs';
    await onNewNode(import.meta.url, () => import('./loaded.mjs'));`,
  );
  write(
    'loaded.mjs',
    `console.log('runs on', process.versions.node, process.argv.slice(2)); process.exitCode = 5;`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text, { mode: 0o755 });
}

/** Returns the module that lets Node say that it has a version, as the Node of a machine may. */
function claiming(version: string): string {
  const code = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
  write(`${version}.mjs`, code);
  return join(folder, `${version}.mjs`);
}

/** Writes a Node into the workspace, as npm does: this one, which says that it has another version. */
const install = (version: string): void =>
  write(
    'node_modules/node/bin/node',
    `#!/bin/sh\nexec '${process.execPath}' --import '${claiming(version)}' "$@"\n`,
  );

function start(version: string, ...args: readonly string[]) {
  const child = spawn(
    process.execPath,
    ['--import', claiming(version), join(folder, 'program.mjs'), ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const ended = once(child, 'close').then(([code]) => ({ code, said }));
  return { child, ended, said: () => said };
}

test.each(['18.20.0', '20.20.2', '22.21.0'])(
  'Node %s hands over to the Node of the workspace',
  async (version) => {
    install('24.21.0');
    expect(await start(version, 'a b', '--c').ended).toEqual({
      code: 5,
      said: "runs on 24.21.0 [ 'a b', '--c' ]\n",
    });
  },
);

test.each(['24.0.0', '26.10.0'])('Node %s runs the program itself', async (version) => {
  install('24.21.0');
  expect(await start(version).ended).toEqual({ code: 5, said: `runs on ${version} []\n` });
});

test.each([
  ['no Node is installed', () => {}],
  ['the installed Node is old too', () => install('22.0.0')],
])('an old Node, and %s: a sentence, and no trace of the stack', async (_, prepare) => {
  prepare();
  expect(await start('20.20.2').ended).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^Overtrick needs Node 24 or newer \(this is 20\.20\.2\)\. In a checkout, npm ci .*\.\n$/,
    ),
  });
});

test('without the packages a sentence says which is missing; other errors are not hidden', async () => {
  write('loaded.mjs', `import 'fastify';`);
  expect(await start('24.0.0').ended).toEqual({
    code: 1,
    said: "Overtrick lacks the packages that it needs (Cannot find package 'fastify'): run npm ci.\n",
  });
  write('loaded.mjs', `throw new Error('a bug');`);
  expect((await start('24.0.0').ended).said).toContain('Error: a bug\n    at ');
});

test('a signal reaches the program', async () => {
  install('24.21.0');
  write(
    'loaded.mjs',
    `process.on('SIGTERM', () => { console.log('stops'); process.exit(0); });
    console.log('runs');
    setInterval(() => {}, 1000);`,
  );
  const { child, ended, said } = start('20.20.2');
  await expect.poll(said).toBe('runs\n');
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, said: 'runs\nstops\n' });
});
