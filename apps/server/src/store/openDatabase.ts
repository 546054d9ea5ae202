import { existsSync, mkdirSync } from 'node:fs';
import { migrate, migrationsFor } from './migrations.ts';
import type { StorePlace } from './openStore.ts';
import { openPostgresDatabase } from './postgres.ts';
import type { Database, Schema } from './schema.ts';
import { sqlitePath } from './sqlite.ts';
import { openSqliteDatabase } from './sqliteDatabase.ts';

export interface OpenOptions {
  /** Makes a missing store an error; otherwise one is created. */
  readonly isThere?: boolean;
}

/** The advice for somebody whose store was not found. */
const WHERE = 'set DATA_DIR or DATABASE_URL as the server has it, or name its folder with --data';

/** Opens the database of a store for tasks outside a server, which may be running meanwhile. Close it by `destroy`. */
export async function openDatabase(
  { dataDir, databaseUrl }: StorePlace,
  { isThere = false }: OpenOptions = {},
): Promise<Database> {
  if (isThere && databaseUrl === undefined && !existsSync(sqlitePath(dataDir)))
    throw new Error(`there is no store in the folder ${dataDir}: ${WHERE}`);
  if (databaseUrl === undefined) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db =
    databaseUrl === undefined
      ? openSqliteDatabase<Schema>(sqlitePath(dataDir))
      : openPostgresDatabase<Schema>(databaseUrl);
  try {
    if (isThere && !(await db.introspection.getTables()).some(({ name }) => name === 'entries'))
      throw new Error(`there is no store in the database: ${WHERE}`);
    await migrate(db, migrationsFor(databaseUrl === undefined ? 'sqlite' : 'postgres'));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}
