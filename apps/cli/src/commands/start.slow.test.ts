import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holderOf } from '@overtrick/server/store/folderLock';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserProgram } from '../start/browser.ts';
import { freePort } from '../start/port.ts';

const BIN = fileURLToPath(new URL('../../bin/overtrick.mjs', import.meta.url));

let folder = '';
const children: ReturnType<typeof spawn>[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtrick start '));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the command, and resolves with its words once they match, or it has ended. */
async function start(until: RegExp) {
  const env = { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'silent', DATA_DIR: '' };
  const child = spawn(process.execPath, [BIN, 'start', '--no-open', '--port', '0', '--data', folder], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  let said = '';
  await new Promise<void>((resolve) => {
    child.stderr?.on('data', (chunk) => {
      said += chunk;
      if (until.test(said)) resolve();
    });
    child.once('close', () => resolve());
  });
  return { child, said };
}

test('says where it is and where the data are; started again, it points to the server that runs', async () => {
  const first = await start(/To stop Overtrick/);
  const [, url = ''] = /Overtrick is at (\S+)\n/.exec(first.said) ?? [];
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(first.said).toContain(`Your data is in ${folder}\n`);
  // the server is a process of its own, which is started again after a crash
  expect(holderOf(folder)?.pid).not.toBe(first.child.pid);
  const second = await start(/running at .*\n/);
  expect(second.said).toBe(`Overtrick is already running at ${url}\n`);
  if (second.child.exitCode === null) await once(second.child, 'exit');
  expect(second.child.exitCode).toBe(0);
  first.child.kill('SIGINT');
  expect(await once(first.child, 'exit')).toEqual([0, null]);
});

test('a taken port is passed over', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const found = await freePort(port, '127.0.0.1');
  expect(found).toBeGreaterThan(port);
  server.close();
  await once(server, 'close');
  expect(await freePort(port, '127.0.0.1')).toBe(port);
});

test.each([
  ['win32', ['rundll32', 'url.dll,FileProtocolHandler', 'http://127.0.0.1:3000']],
  ['darwin', ['open', 'http://127.0.0.1:3000']],
  ['linux', ['xdg-open', 'http://127.0.0.1:3000']],
] as const)('%s opens the browser without a shell', (platform, program) => {
  expect(browserProgram(platform, 'http://127.0.0.1:3000')).toEqual(program);
});
