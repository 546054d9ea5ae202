import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Dialect } from './schema.ts';

type Schemaless = Kysely<unknown>;
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Lists the migrations, which run forward at start, in the order of their names, on both kinds of store. Released ones
 * never change.
 */
export const migrationsFor = (dialect: Dialect): Migrations => ({
  '0001 entries': {
    up: async (db: Schemaless) => {
      const whole = dialect === 'sqlite' ? 'integer' : 'bigint';
      // files of the first version have the table, but no list of migrations
      await db.schema
        .createTable('entries')
        .ifNotExists()
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull().check(sql`seq > 0`))
        .addColumn('at', whole, (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
        .$call((table) => (dialect === 'sqlite' ? table.modifyEnd(sql`strict, without rowid`) : table))
        .execute();
    },
  },
  '0002 first entries by age': {
    up: async (db: Schemaless) => {
      await db.schema
        .createIndex('entries_opened')
        .on('entries')
        .column('at')
        .where(sql.ref('seq'), '=', sql.lit(1))
        .execute();
    },
  },
  '0003 entries that are looked for': {
    up: async (db: Schemaless) => {
      await db.schema
        .createIndex('entries_sought')
        .on('entries')
        .column('body')
        .where(
          sql<boolean>`substr(body, 1, 16) in ('{"kind":"joined"', '{"kind":"befrien', '{"kind":"leaving', '{"kind":"sat","t', '{"kind":"lesson"')`,
        )
        .execute();
    },
  },
  '0004 passkeys and looks': {
    up: async (db: Schemaless) => {
      await db.schema
        .createIndex('entries_owned')
        .on('entries')
        .columns(['table_id', 'body'])
        .where(
          sql<boolean>`seq = 1 and (substr(table_id, 1, 8) = 'passkey.' or substr(table_id, 1, 5) = 'look.')`,
        )
        .execute();
    },
  },
});

/** Updates the store to the newest schema, all or nothing. Throws with a sentence if a newer version has written it. */
export async function migrate<T>(db: Kysely<T>, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (await isNewer(db, migrations))
    throw new Error('the data was written by a newer version of Overtrick; this one cannot read it');
  throw error;
}

/** True if the store has a migration that this version does not know. */
async function isNewer<T>(db: Kysely<T>, migrations: Migrations): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return rows.some(({ name }) => migrations[name] === undefined);
  } catch {
    // the failure of the migration affects this query too
    return false;
  }
}
