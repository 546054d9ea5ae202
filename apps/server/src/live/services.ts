import type { Chance } from '@overtrick/table/chance';
import type { Entry } from '@overtrick/table/entry';
import type { Table } from '@overtrick/table/table';
import type { Logger } from 'pino';
import type { Metrics } from '../base/metrics.ts';
import type { Thinker } from '../bots/thinker.ts';
import type { Reader } from '../reading/reader.ts';
import type { Store } from '../store/store.ts';
import type { Peers } from './peers.ts';

/** Whoever looks after the tables at which sittings of tournaments are played. */
export interface Sittings {
  /** The table has entries more, which are stored. */
  changed(table: Table, entries: readonly Entry[]): void;
  /** May somebody with that token watch the table, who has no chair there? */
  mayWatch(table: Table, proof: string): Promise<boolean>;
}

/** Whoever gives tables the codes by which friends find them. */
export interface Invitations {
  /** The table waits for nobody any more, or nobody else may sit down. */
  closed(table: Table): void;
}

/** The services that all tables of a server share. */
export interface TableServices {
  readonly store: Store;
  /** The other processes that serve the same tables. */
  readonly peers: Peers;
  readonly thinker: Thinker;
  readonly chance: Chance;
  /** Reads the scripts of deals. */
  readonly reader: Reader;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** The time that a bot waits before it acts, milliseconds. */
  readonly paceMs: number;
  /** In place of every table's own grace time, for tests, milliseconds. */
  readonly graceMs?: number | undefined;
  readonly invitations?: Invitations | undefined;
  readonly sittings?: Sittings | undefined;
  /** Ends what is under way when the server stops. */
  readonly stopping: AbortSignal;
}
