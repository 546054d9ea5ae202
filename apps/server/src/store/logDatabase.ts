import type { Age, Forgotten } from './retention.ts';
import type { Append, EntryPlace, LogNames } from './store.ts';

export type Appended = 'stored' | 'conflict';

/**
 * A database of logs, without gathering: every call is a transaction of its own. SQLite's is on a thread, PostgreSQL's
 * a connection away.
 */
export interface LogDatabase {
  /** All appends in one transaction, each whole or, where the log is not as long as its writer thinks, not at all. */
  append(appends: readonly Append[], at: number): Promise<readonly Appended[]>;
  read(log: string, after: number, most?: number): Promise<readonly string[]>;
  lengths(logs: readonly string[]): Promise<readonly (readonly [string, number])[]>;
  rewrite(log: string, bodies: ReadonlyMap<number, string>): Promise<void>;
  delete(logs: readonly string[], having?: string): Promise<void>;
  find(names: LogNames, body: string): Promise<readonly EntryPlace[]>;
  deleteOld(before: Age, isSure: boolean): Promise<Forgotten>;
  close(): Promise<void>;
}
