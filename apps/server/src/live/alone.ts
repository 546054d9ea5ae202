import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Pulse } from '../base/redis.ts';
import { startPool } from '../bots/pool.ts';
import type { Thinker } from '../bots/thinker.ts';
import { Peers } from './peers.ts';

/** The connections of a process to the others, or their stand-ins without others. */
export interface Joined {
  readonly peers: Peers;
  /** The Redis that connects them; absent without one. */
  readonly pulse?: Pulse;
  /** Creates the thinker for the bots of this process. */
  thinker(): Promise<Thinker>;
  close(): Promise<void>;
}

export function alone(log: Logger): Joined {
  const peers = new Peers(randomUUID());
  return {
    peers,
    thinker: async () =>
      startPool({ onError: (error) => log.error({ err: error }, 'a thread of the bots failed') }),
    close: () => peers.close(),
  };
}
