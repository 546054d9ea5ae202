import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, type ServerOptions, startServer } from '@overtrick/server/internals/server';
import { openStoreHere } from '@overtrick/server/internals/testing/stores';
import { sharedThreads } from './threads.ts';

/**
 * Runs a server in this process with an empty store while `use` runs: its deals and texts do not depend on earlier
 * tests.
 */
export async function onFreshServer<T>(
  setup: Partial<Pick<ServerOptions, 'seed' | 'thinker'>>,
  use: (server: RunningServer) => Promise<T>,
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
    return await use(server);
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
