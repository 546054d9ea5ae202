import type { Age, Forgotten } from './retention.ts';

/** The logs whose names begin, or end, like this. */
export interface LogNames {
  readonly begin?: string;
  readonly end?: string;
}

/** The place of an entry: the name of its log, and its number there, from 1. */
export interface EntryPlace {
  readonly log: string;
  readonly place: number;
}

/** Entries of one log, to be stored after the `length` that the log has, all or none. */
export interface Append {
  /** The name of the log: a table's id, or that of a chat, an account, a lesson, a challenge. */
  readonly log: string;
  /** The number of entries that the writer knows of. */
  readonly length: number;
  readonly bodies: readonly string[];
}

/**
 * The logs of a server. An append that resolves is on disk; one that rejects with `AppendConflict`, because somebody
 * else has appended since, left nothing behind. After a `StoreFailure` the writer does not know, and reads the log
 * again.
 */
export interface Store {
  append(append: Append): Promise<void>;
  /**
   * A log's entries, oldest first, without the first `after`, and no more than `most`; empty when there is no such log.
   */
  read(log: string, after?: number, most?: number): Promise<readonly string[]>;
  /** The number of entries in each of these logs; absent for a log that there is not. */
  lengths(logs: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Puts other entries in the place of some, by their places from 1: what they said is not to be kept any longer. */
  rewrite(log: string, bodies: ReadonlyMap<number, string>): Promise<void>;
  /**
   * Deletes logs, long ones in pieces: the latest entries first, and what is added meanwhile. With `having` it deletes
   * only those that have this very entry, which goes last.
   */
  delete(logs: readonly string[], having?: string): Promise<void>;
  /** Finds this very entry, of a kind in `SOUGHT`, in the logs with such names. */
  find(names: LogNames, body: string): Promise<readonly EntryPlace[]>;
  /** Deletes the logs to which nothing has been added for long: much at once only when `isSure`. */
  deleteOld(before: Age, isSure?: boolean): Promise<Forgotten>;
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  /** Writes what is asked for so far, then closes. */
  close(): Promise<void>;
}

export class AppendConflict extends Error {
  override readonly name = 'AppendConflict';
  constructor() {
    super('the log has more entries than the writer knows of');
  }
}

/** The sentence of a store without room. */
export const FULL = 'the disk is full';
/** The sentence of a store that takes too long. */
export const SILENT = 'the store does not answer';

/** The store could not write or read. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
}
