import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { databaseLog } from './databaseLog.ts';
import { gatheringStore, type StoreOptions } from './gatheringStore.ts';
import { migrate, migrationsFor } from './migrations.ts';
import type { Schema } from './schema.ts';
import { type Store, StoreFailure } from './store.ts';

/** One connection commits, the others read. */
const CONNECTIONS = 4;
/** A database that is missing or hangs counts as failed after this time, milliseconds. */
const PATIENCE_MS = 1200;
/** The longer limit for a query that goes through the whole store, milliseconds. */
const QUERY_MS = 10_000;

/**
 * Opens the store in PostgreSQL, at an address like `postgres://user:password@host/database`. Rejects with a sentence
 * if it is not available.
 */
export async function openPostgres(url: string, options: StoreOptions = {}): Promise<Store> {
  const db = openPostgresDatabase<Schema>(url);
  try {
    await migrate(db, migrationsFor('postgres'));
  } catch (error) {
    await db.destroy();
    throw new StoreFailure(`the database of DATABASE_URL cannot be used: ${whyOf(error)}`);
  }
  return gatheringStore(databaseLog(db), { ...options, patienceMs: PATIENCE_MS });
}

export function openPostgresDatabase<T>(url: string): Kysely<T> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: QUERY_MS,
    application_name: 'overtrick',
    types: { getTypeParser },
  });
  // a connection that ends fails the queries that use it, and is replaced for the next query
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<T>({ dialect: new PostgresDialect({ pool }) });
}

/** Counts and times are far below 2⁵³, so they are parsed as numbers, as SQLite returns them. */
const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === pg.types.builtins.INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(type, format);

/** Returns the reasons of a failure. A refused connection to a name with several addresses has them inside. */
function whyOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(whyOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
