import type { Age, Idle, Old } from './retention.ts';
import type { Append, EntryPlace, LogNames } from './store.ts';

export type Appended = 'stored' | 'conflict';

/**
 * A database of logs without gathering: every call is its own transaction. SQLite runs in a thread, PostgreSQL over a
 * connection.
 */
export interface LogDatabase {
  /**
   * Runs all appends in one transaction. Each is stored whole, or not at all if the log has another length than its
   * writer thinks.
   */
  append(appends: readonly Append[], at: number): Promise<readonly Appended[]>;
  read(log: string, after: number, most?: number): Promise<readonly string[]>;
  lengths(logs: readonly string[]): Promise<readonly (readonly [string, number])[]>;
  rewrite(log: string, bodies: ReadonlyMap<number, string>): Promise<void>;
  delete(logs: readonly string[], having?: string): Promise<void>;
  find(names: LogNames, body: string): Promise<readonly EntryPlace[]>;
  /** Finds the logs to which nothing was added since then, page by page, so that others are answered in between. */
  findOld(before: Age): Promise<Old>;
  /** Deletes those of some logs to which nothing was added meanwhile, in pieces. Returns their number. */
  deleteIdle(idle: readonly Idle[]): Promise<number>;
  /** Finds the passkeys and looks of accounts that are gone. */
  findOrphans(): Promise<readonly string[]>;
  /** Resolves if the database answers, for reading and for writing. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
