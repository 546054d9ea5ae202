import { type Kysely, type SqlBool, sql } from 'kysely';

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

/** The first letters of the entries that are looked for by what they say, wherever they are. */
export const SOUGHT = [
  '{"kind":"joined"',
  '{"kind":"befrien',
  '{"kind":"leaving',
  '{"kind":"sat","t',
  '{"kind":"lesson"',
] as const;
const [{ length: LETTERS }] = SOUGHT;

export const isSought = (body: string): boolean => SOUGHT.some((begin) => body.startsWith(begin));

/** True for the entries of the index `entries_sought`, in the words of the index: a database knows it by them. */
export const isIndexed = (body: 'body' | 'other.body') =>
  sql<SqlBool>`substr(${sql.ref(body)}, 1, ${sql.lit(LETTERS)}) in (${sql.join(SOUGHT.map((begin) => sql.lit(begin)))})`;

export type Database = Kysely<Schema>;
export type Dialect = 'sqlite' | 'postgres';
