import type { StoreOptions } from './gatheringStore.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** Where the tables are kept. */
export interface StorePlace {
  /** The folder of the SQLite file. */
  readonly dataDir: string;
  /** PostgreSQL instead of it. */
  readonly databaseUrl?: string | undefined;
}

/** Rejects with a sentence when the store can't be had. */
export const openStore = (
  { dataDir, databaseUrl }: StorePlace,
  options: StoreOptions = {},
): Promise<Store> =>
  databaseUrl === undefined ? openSqlite(dataDir, options) : openPostgres(databaseUrl, options);
