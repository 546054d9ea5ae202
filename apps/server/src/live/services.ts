import type { Chance } from '@overtrick/table/chance';
import type { Entry } from '@overtrick/table/entry';
import type { Table } from '@overtrick/table/table';
import type { Logger } from 'pino';
import type { Metrics } from '../base/metrics.ts';
import type { Thinker } from '../bots/thinker.ts';
import type { Reader } from '../reading/reader.ts';
import type { Store } from '../store/store.ts';
import type { Peers } from './peers.ts';

/** The keeper of the tables of tournaments' sittings. */
export interface Sittings {
  /** Handles new entries of the table, which are stored. */
  changed(table: Table, entries: readonly Entry[]): void;
  /** True if the token is of a director of the table's tournament who does not play. */
  isDirector(table: Table, proof: string): Promise<boolean>;
  /** Gives a player who has just got a link their chair, if the table is theirs. */
  seat(table: Table, proof: string): Promise<void>;
}

/** The service that gives tables the codes by which friends find them. */
export interface Invitations {
  /** Handles a table that no longer waits for anybody, or where nobody else may sit down. */
  closed(table: Table): void;
}

/** The services that all tables of a server share. */
export interface TableServices {
  readonly store: Store;
  /** The other processes that serve the same tables. */
  readonly peers: Peers;
  readonly thinker: Thinker;
  readonly chance: Chance;
  /** The service that reads the scripts of deals. */
  readonly reader: Reader;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** The time that a bot waits before it acts, milliseconds. */
  readonly paceMs: number;
  /** Replaces every table's own grace time in tests, milliseconds. */
  readonly graceMs?: number | undefined;
  /** Replaces the time for which seats of every sitting are held in tests, milliseconds. */
  readonly holdMs?: number | undefined;
  readonly invitations?: Invitations | undefined;
  readonly sittings?: Sittings | undefined;
  /** Ends all running work when the server stops. */
  readonly stopping: AbortSignal;
}
