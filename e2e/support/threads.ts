import { startPool } from '@overtrick/server/internals/bots/pool';
import { startBoardSolver } from '@overtrick/server/internals/evenings/solving';
import { startReader } from '@overtrick/server/internals/reading/reader';
import type { ServerOptions } from '@overtrick/server/internals/server';

type Threads = Pick<ServerOptions, 'thinker' | 'solver' | 'reader'>;

let started: Threads | undefined;

/**
 * Returns the threads that all servers of this process share: a test has a server of its own, and threads that start
 * with each would load their code hundreds of times. They keep nothing from one question to the next, and end with the
 * process.
 */
export function sharedThreads(): Threads {
  started ??= {
    thinker: staying(startPool()),
    solver: staying(startBoardSolver()),
    reader: staying(startReader()),
  };
  return started;
}

/** Returns a service that a server which closes does not end. */
const staying = <Service extends { close(): Promise<void> }>(service: Service): Service => ({
  ...service,
  close: async () => {},
});
