import { FULL } from './store.ts';

/** PostgreSQL's code for a disk without room, and SQLite's. */
const POSTGRES_FULL = '53100';
const SQLITE_FULL = 13;

/** The sentence for a database's failure; that its disk is full it says in its own way. */
export function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isFull =
    ('code' in error && error.code === POSTGRES_FULL) ||
    ('errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === SQLITE_FULL);
  return isFull ? FULL : error.message;
}
