import { FULL } from './store.ts';

/** The codes of PostgreSQL and SQLite for a full disk. */
const POSTGRES_FULL = '53100';
const SQLITE_FULL = 13;

/** Returns the sentence for a database's failure: the same one for a full disk on every kind of database. */
export function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isFull =
    ('code' in error && error.code === POSTGRES_FULL) ||
    ('errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === SQLITE_FULL);
  return isFull ? FULL : error.message;
}
