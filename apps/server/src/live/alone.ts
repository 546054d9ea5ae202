import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Pulse } from '../base/redis.ts';
import { startPool } from '../bots/pool.ts';
import type { Thinker } from '../bots/thinker.ts';
import { Peers } from './peers.ts';

/** The joints of a process to the others, or their stand-ins when there are none. */
export interface Joined {
  readonly peers: Peers;
  /** The Redis by which they are joined, where it answers. */
  readonly pulse?: Pulse;
  /** Those who think for the bots of this process. */
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
