import type { StoreOptions } from './gatheringStore.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** The place where the tables are kept. */
export interface StorePlace {
  /** The folder of the SQLite file. */
  readonly dataDir: string;
  /** PostgreSQL instead of it. */
  readonly databaseUrl?: string | undefined;
}

/** Rejects with a sentence when the store can't be had. A server without PostgreSQL does not load its driver. */
export async function openStore(
  { dataDir, databaseUrl }: StorePlace,
  options: StoreOptions = {},
): Promise<Store> {
  if (databaseUrl === undefined) return openSqlite(dataDir, options);
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(databaseUrl, options);
}
