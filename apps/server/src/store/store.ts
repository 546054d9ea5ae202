/** Entries of one table, to be stored after the `length` that the table has, all or none. */
export interface Append {
  readonly table: string;
  /** How many entries the writer knows of. */
  readonly length: number;
  readonly bodies: readonly string[];
}

/**
 * Where tables are kept. An append that resolves is on disk; one that rejects left nothing behind.
 * It rejects with `AppendConflict` when somebody else has appended since.
 */
export interface Store {
  append(append: Append): Promise<void>;
  /** A table's entries, oldest first; empty when there is no such table. */
  read(table: string): Promise<readonly string[]>;
  /** Writes what is asked for so far, then closes. */
  close(): Promise<void>;
}

export class AppendConflict extends Error {
  override readonly name = 'AppendConflict';
  constructor() {
    super('the table has more entries than the writer knows of');
  }
}

/** The store could not write or read. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
}
