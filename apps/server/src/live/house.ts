import type { Logger } from 'pino';
import type { Thinker } from '../bots/thinker.ts';
import type { Metrics } from '../edge/metrics.ts';
import type { Store } from '../store/store.ts';
import type { Chance } from '../table/chance.ts';

/** What all tables of a server share. */
export interface House {
  readonly store: Store;
  readonly thinker: Thinker;
  readonly chance: Chance;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** How long a bot waits before it acts, milliseconds. */
  readonly paceMs: number;
  /** How long the next deal waits for somebody whose connection dropped, milliseconds. */
  readonly graceMs: number;
  /** Ends what is under way when the server stops. */
  readonly stopping: AbortSignal;
}
