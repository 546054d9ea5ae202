import type { StoreOptions } from './gatheringStore.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** The place where the tables are stored. */
export interface StorePlace {
  /** The folder of the SQLite file. */
  readonly dataDir: string;
  /** A PostgreSQL instead of the file. */
  readonly databaseUrl?: string | undefined;
}

/**
 * Opens the store. Rejects with a sentence if it is not available. A server without PostgreSQL does not load its
 * driver.
 */
export async function openStore(
  { dataDir, databaseUrl }: StorePlace,
  options: StoreOptions = {},
): Promise<Store> {
  if (databaseUrl === undefined) return openSqlite(dataDir, options);
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(databaseUrl, options);
}
