import type { Chance } from '@overtrick/table/chance';
import type { Logger } from 'pino';
import type { Metrics } from '../base/metrics.ts';
import type { Thinker } from '../bots/thinker.ts';
import type { Store } from '../store/store.ts';
import type { Peers } from './peers.ts';

/** The services that all tables of a server share. */
export interface TableServices {
  readonly store: Store;
  /** The other processes that serve the same tables. */
  readonly peers: Peers;
  readonly thinker: Thinker;
  readonly chance: Chance;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** The time that a bot waits before it acts, milliseconds. */
  readonly paceMs: number;
  /** In place of every table's own grace time, for tests, milliseconds. */
  readonly graceMs?: number | undefined;
  /** Ends what is under way when the server stops. */
  readonly stopping: AbortSignal;
}
