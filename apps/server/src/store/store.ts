import type { Age, Forgotten } from './retention.ts';

/** A filter for logs by the beginning or end of their names. */
export interface LogNames {
  readonly begin?: string;
  readonly end?: string;
}

/** The place of an entry: the name of its log, and its number there, from 1. */
export interface EntryPlace {
  readonly log: string;
  readonly place: number;
}

/** Entries to append to one log, all or none, if the log still has `length` entries. */
export interface Append {
  /** The name of the log: the id of a table, or the name for a chat, an account, a lesson, a challenge. */
  readonly log: string;
  /** The number of entries that the writer knows. */
  readonly length: number;
  readonly bodies: readonly string[];
}

/**
 * The logs of a server. An append that resolves is on disk. One that rejects with `AppendConflict`, because somebody
 * else has appended, stored nothing. After a `StoreFailure` the writer does not know, and reads the log again.
 */
export interface Store {
  append(append: Append): Promise<void>;
  /**
   * Returns a log's entries, oldest first, without the first `after`, at most `most`; empty if there is no such log.
   */
  read(log: string, after?: number, most?: number): Promise<readonly string[]>;
  /** Returns the number of entries in each of these logs; a log that does not exist is absent. */
  lengths(logs: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Replaces some entries, by their places from 1, so that their old content is no longer stored. */
  rewrite(log: string, bodies: ReadonlyMap<number, string>): Promise<void>;
  /**
   * Deletes logs, long ones in pieces: the latest entries first, and entries that are added meanwhile. With `having`,
   * deletes only the logs that contain exactly this entry, which is deleted last.
   */
  delete(logs: readonly string[], having?: string): Promise<void>;
  /** Finds exactly this entry, of a kind in `SOUGHT`, in the logs with such names. */
  find(names: LogNames, body: string): Promise<readonly EntryPlace[]>;
  /** Deletes logs to which nothing was added for long; a large part of the store only if `isSure`. */
  deleteOld(before: Age, isSure?: boolean): Promise<Forgotten>;
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  /** Writes all pending appends, then closes. */
  close(): Promise<void>;
}

export class AppendConflict extends Error {
  override readonly name = 'AppendConflict';
  constructor() {
    super('the log has more entries than the writer knows of');
  }
}

/** The error message for a full disk. */
export const FULL = 'the disk is full';
/** The error message for a store that takes too long. */
export const SILENT = 'the store does not answer';

/** A failure of the store to write or read. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
}
