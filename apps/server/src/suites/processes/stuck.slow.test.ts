import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { opened, versionOf } from '../../testing/asking.ts';
import { type Spawned, spawnServer } from '../../testing/spawned.ts';

let folder = '';
let server: Spawned | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtrick-stuck-'));
});
afterEach(async () => {
  await server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** A module that blocks the main thread for ever at SIGUSR2. */
const STUCK = `data:text/javascript,${encodeURIComponent(
  "process.on('SIGUSR2', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));",
)}`;

test('a server that is stuck ends by itself; started again, it has what was stored', async () => {
  server = await spawnServer({ DATA_DIR: folder, NODE_OPTIONS: `--import ${STUCK}` });
  const chair = await opened(server.url);
  const version = await versionOf(server.url, chair);
  server.signal('SIGUSR2');
  expect(await server.ended).toBe('SIGKILL');
  server = await spawnServer({ DATA_DIR: folder });
  expect(await versionOf(server.url, chair)).toBeGreaterThanOrEqual(version);
});
