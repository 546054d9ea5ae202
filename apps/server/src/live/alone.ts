import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { startPool } from '../bots/pool.ts';
import type { Thinker } from '../bots/thinker.ts';
import { Peers } from './peers.ts';

/** What joins a process to the others, or what it has when there are none. */
export interface Joined {
  readonly peers: Peers;
  /** Counts for the limits of each address, where all processes do it together. */
  readonly counting?: Redis;
  /** Those who think for the bots of this process. */
  thinker(): Promise<Thinker>;
  close(): Promise<void>;
}

export function alone(): Joined {
  const peers = new Peers(randomUUID());
  return { peers, thinker: async () => startPool(), close: () => peers.close() };
}
