import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  sql,
  type TransactionSettings,
} from 'kysely';

/** The number of statements that stay prepared. Inserts differ by their number of rows. */
const MOST_STATEMENTS = 100;

/**
 * The pages that wait in the write-ahead log until a commit copies them to the file itself, 40 MB: usually a reader has
 * copied them before, so that no commit waits for that.
 */
const MOST_WAITING_PAGES = 10_000;

const OWNER_ONLY = 0o600;
/** The time for which another process may lock the file, milliseconds. */
const LOCKED_MS = 1500;

export interface SqliteOptions {
  /** True for another connection to a file that is open: it cannot write, and does not check the file again. */
  readonly isReader?: boolean;
}

/** Opens an SQLite file; every call waits for the disk. Throws if SQLite fails or the file is damaged. */
export function openSqliteDatabase<T>(path: string, { isReader = false }: SqliteOptions = {}): Kysely<T> {
  makePrivate(path);
  const file = new DatabaseSync(path, { timeout: LOCKED_MS });
  try {
    if (!isReader) refuseDamaged(file);
  } catch (error) {
    file.close();
    throw error;
  }
  file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  file.exec(isReader ? 'PRAGMA query_only = ON' : `PRAGMA wal_autocheckpoint = ${MOST_WAITING_PAGES}`);
  const database = preparing(file);
  const dialect = new SqliteDialect({ database });
  return new Kysely<T>({
    dialect: {
      createDriver: () => new ImmediateDriver({ database }),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createAdapter: () => new TransactionalAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db),
    },
  });
}

/**
 * Copies committed pages from the write-ahead log to the file itself, as far as nobody hinders it. A reader may do
 * that: it changes nothing that anybody reads.
 */
export async function copyCommitted<T>(db: Kysely<T>): Promise<void> {
  await sql`pragma wal_checkpoint(passive)`.execute(db);
}

/**
 * Throws for a file in which SQLite finds damage. Otherwise a query would find it much later, and backups would lack
 * the page. It reads the whole file once, which takes some seconds per gigabyte.
 */
function refuseDamaged(file: DatabaseSync): void {
  const [found] = Object.values(file.prepare('PRAGMA quick_check(1)').get() ?? {});
  if (found === 'ok') return;
  // the last line says what is wrong, and the lines before it in which database
  const why = String(found).trim().split('\n').at(-1);
  throw new Error(
    `it is damaged (${why}). Keep a copy of the file, move it away, and restore a backup into a new store`,
  );
}

/**
 * Lets nobody but the owner read the file: it has all cards and names. SQLite's files beside it get the same rights.
 */
function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'a', OWNER_ONLY));
    for (const file of [path, `${path}-wal`, `${path}-shm`])
      if (existsSync(file)) chmodSync(file, OWNER_ONLY);
  } catch {
    // if the file belongs to another user or cannot be created, SQLite reports the error
  }
}

/**
 * A driver whose writing transactions lock at their start. One that locks later can fail because another has written.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const isReading = settings?.accessMode === 'read only';
    await connection.executeQuery(CompiledQuery.raw(isReading ? 'begin' : 'begin immediate'));
  }

  /**
   * Ignores a failing rollback. On a full disk SQLite has already ended the transaction, and the original error
   * matters.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

/**
 * An adapter that knows that SQLite's schema changes are part of the transaction, so that a migration is all or
 * nothing.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Makes the built-in SQLite usable for kysely, and caches its prepared statements. */
function preparing(file: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, StatementSync>();
  const statementOf = (query: string): StatementSync => {
    const statement = prepared.get(query) ?? file.prepare(query);
    prepared.delete(query);
    prepared.set(query, statement);
    const [oldest] = prepared.keys();
    if (prepared.size > MOST_STATEMENTS && oldest !== undefined) prepared.delete(oldest);
    return statement;
  };
  return {
    close: () => file.close(),
    prepare(query) {
      const statement = statementOf(query);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...values.map(inputOf)),
        run: (values) => statement.run(...values.map(inputOf)),
        iterate: (values) => statement.iterate(...values.map(inputOf)),
      };
    },
  };
}

function inputOf(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new Error(`SQLite keeps no ${typeof value}`);
}
