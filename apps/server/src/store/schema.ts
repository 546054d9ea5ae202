import type { Kysely } from 'kysely';

/** The tables of the store, alike in SQLite and PostgreSQL. */
export interface Schema {
  /** The logs of all tables, an entry a row; `(table_id, seq)` is unique. */
  entries: EntryRow;
}

export interface EntryRow {
  table_id: string;
  /** Its place in the table's log, from 1. */
  seq: number;
  /** The time at which it was stored, milliseconds since 1970. */
  at: number;
  /** `makeEntry`'s text. */
  body: string;
}

export type Database = Kysely<Schema>;
export type Dialect = 'sqlite' | 'postgres';
