import { type Kysely, type SqlBool, sql } from 'kysely';

/** The tables of the store, the same in SQLite and PostgreSQL. */
export interface Schema {
  /** The logs of all tables, one entry per row; `(table_id, seq)` is unique. */
  entries: EntryRow;
}

export interface EntryRow {
  table_id: string;
  /** The entry's place in the table's log, from 1. */
  seq: number;
  /** The time at which it was stored, milliseconds since 1970. */
  at: number;
  /** The text from `makeEntry`. */
  body: string;
}

/** The beginnings of the entries that can be found by their content in any log. */
export const SOUGHT = [
  '{"kind":"joined"',
  '{"kind":"befrien',
  '{"kind":"leaving',
  '{"kind":"sat","t',
  '{"kind":"lesson"',
] as const;
const [{ length: LETTERS }] = SOUGHT;

export const isSought = (body: string): boolean => SOUGHT.some((begin) => body.startsWith(begin));

/** Builds the condition of the index `entries_sought`, in exactly its words: databases recognise the index by them. */
export const isIndexed = (body: 'body' | 'other.body') =>
  sql<SqlBool>`substr(${sql.ref(body)}, 1, ${sql.lit(LETTERS)}) in (${sql.join(SOUGHT.map((begin) => sql.lit(begin)))})`;

/**
 * Builds the condition of the index `entries_owned`, in exactly its words: the logs that name the account to which a
 * passkey or a look belongs. Their one entry is the name of the account's log.
 */
export const isOwned = () =>
  sql<SqlBool>`${sql.ref('seq')} = 1 and (substr(${sql.ref('table_id')}, 1, 8) = 'passkey.' or substr(${sql.ref('table_id')}, 1, 5) = 'look.')`;

export type Database = Kysely<Schema>;
export type Dialect = 'sqlite' | 'postgres';
