import { DatabaseSync } from 'node:sqlite';
import { migrate } from './migrations.ts';
import type { Append } from './store.ts';

export type Appended = 'stored' | 'conflict';

/** The SQLite file, spoken to by one thread: every call waits for the disk. Throws where SQLite fails. */
export class SqliteFile {
  readonly #db: DatabaseSync;
  readonly #length;
  readonly #insert;
  readonly #select;

  constructor(path: string) {
    this.#db = new DatabaseSync(path, { timeout: 5000 });
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    migrate(this.#db);
    this.#length = this.#db.prepare('SELECT max(seq) AS length FROM entries WHERE table_id = ?');
    this.#insert = this.#db.prepare('INSERT INTO entries (table_id, seq, at, body) VALUES (?, ?, ?, ?)');
    this.#select = this.#db.prepare('SELECT body FROM entries WHERE table_id = ? ORDER BY seq');
  }

  /** All appends in one transaction, each whole or, where the table is longer than its writer knows, not at all. */
  append(appends: readonly Append[], at: number): readonly Appended[] {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const results = appends.map((append) => this.#appendOne(append, at));
      this.#db.exec('COMMIT');
      return results;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #appendOne({ table, length, bodies }: Append, at: number): Appended {
    if (Number(this.#length.get(table)?.length ?? 0) !== length) return 'conflict';
    for (const [i, body] of bodies.entries()) this.#insert.run(table, length + 1 + i, at, body);
    return 'stored';
  }

  read(table: string): readonly string[] {
    return this.#select.all(table).map(({ body }) => String(body));
  }

  close(): void {
    this.#db.close();
  }
}
