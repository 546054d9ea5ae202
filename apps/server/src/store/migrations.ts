import type { DatabaseSync } from 'node:sqlite';

/** Run forward at start, in this order; what has been released never changes. The store counts them in `user_version`. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE entries (
     table_id TEXT NOT NULL,
     seq INTEGER NOT NULL CHECK (seq > 0),
     at INTEGER NOT NULL,
     body TEXT NOT NULL,
     PRIMARY KEY (table_id, seq)
   ) STRICT, WITHOUT ROWID`,
];

/** Brings the store to the newest form. Throws, saying so, for one that a newer version has written. */
export function migrate(db: DatabaseSync, migrations: readonly string[] = MIGRATIONS): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    const done = Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0);
    if (done > migrations.length)
      throw new Error('the data was written by a newer version of Overtrick; this one cannot read it');
    for (const migration of migrations.slice(done)) db.exec(migration);
    db.exec(`PRAGMA user_version = ${migrations.length}`);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
