import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, type ServerOptions, startServer } from '@overtrick/server/internals/server';
import { openStoreHere } from '@overtrick/server/internals/testing/stores';
import { sharedThreads } from './threads.ts';

/**
 * Runs a server in this process with an empty store while `use` runs: its deals and texts do not depend on earlier
 * tests. Its store is in the thread of the tests: what a process and threads of its own load takes longer than most.
 */
export async function onFreshServer<T>(
  setup: Partial<ServerOptions>,
  use: (server: RunningServer, dataDir: string) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'overtrick-'));
  const server = await startServer({
    ...sharedThreads(),
    store: await openStoreHere({ dataDir }),
    port: 0,
    host: '127.0.0.1',
    dataDir,
    paceMs: 0,
    ...setup,
  });
  try {
    return await use(server, dataDir);
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
