import type { Forgotten } from './retention.ts';
import type { Append } from './store.ts';

export type Appended = 'stored' | 'conflict';

/** A store without its gathering: every call is a transaction of its own. SQLite's is on a thread, PostgreSQL's a connection away. */
export interface Log {
  /** All appends in one transaction, each whole or, where the table is not as long as its writer thinks, not at all. */
  append(appends: readonly Append[], at: number): Promise<readonly Appended[]>;
  read(table: string, after: number, most?: number): Promise<readonly string[]>;
  lengths(tables: readonly string[]): Promise<readonly (readonly [string, number])[]>;
  rewrite(table: string, bodies: ReadonlyMap<number, string>): Promise<void>;
  delete(tables: readonly string[]): Promise<void>;
  holding(pattern: string, body: string): Promise<readonly string[]>;
  deleteOld(before: number, isSure: boolean): Promise<Forgotten>;
  close(): Promise<void>;
}
