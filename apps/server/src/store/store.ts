import type { Forgotten } from './retention.ts';

/** Entries of one table, to be stored after the `length` that the table has, all or none. */
export interface Append {
  readonly table: string;
  /** How many entries the writer knows of. */
  readonly length: number;
  readonly bodies: readonly string[];
}

/**
 * Where tables are kept. An append that resolves is on disk; one that rejects with `AppendConflict`, because somebody else
 * has appended since, left nothing behind. After a `StoreFailure` the writer doesn't know: he reads what there is.
 */
export interface Store {
  append(append: Append): Promise<void>;
  /** A table's entries, oldest first, without the first `after`, and no more than `most`; empty when there is no such table. */
  read(table: string, after?: number, most?: number): Promise<readonly string[]>;
  /** How many entries each of these tables has. */
  lengths(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Puts other entries in the place of some, by their places from 1: what they said is not to be kept any longer. */
  rewrite(table: string, bodies: ReadonlyMap<number, string>): Promise<void>;
  /** Deletes logs, whole. */
  delete(tables: readonly string[]): Promise<void>;
  /** The logs with this very entry, of those whose names are like SQL's `pattern`. */
  holding(pattern: string, body: string): Promise<readonly string[]>;
  /** Deletes the logs to which nothing has been added since `before`, milliseconds since 1970: much at once only when `isSure`. */
  deleteOld(before: number, isSure?: boolean): Promise<Forgotten>;
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  /** Writes what is asked for so far, then closes. */
  close(): Promise<void>;
}

export class AppendConflict extends Error {
  override readonly name = 'AppendConflict';
  constructor() {
    super('the table has more entries than the writer knows of');
  }
}

/** What is said when nothing can be stored because there is no room. */
export const FULL = 'the disk is full';
/** … when it takes too long. */
export const SILENT = 'the store does not answer';

/** The store could not write or read. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
}
