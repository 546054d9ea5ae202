import type { Pages } from '@overtrick/table/ends';
import { type Entry, parseEntry } from '@overtrick/table/entry';
import { added, tableOf } from '@overtrick/table/fold';
import { NewerLog } from '@overtrick/table/kinds';
import type { Table } from '@overtrick/table/table';
import { pagesOf } from '../store/pages.ts';
import type { Store } from '../store/store.ts';

/**
 * Reads an entry of a stored log.
 * @throws `NewerLog` for an entry that only a newer version can read, another error for a damaged one
 */
export function entryOf(body: string): Entry {
  const entry = parseEntry(body);
  if (!entry.ok)
    throw entry.code === 'ERR_NEWER' ? new NewerLog() : new Error("an entry of a table's log cannot be read");
  return entry.value;
}

/** Adds the entries that the store has after those that the table knows. */
export async function withStored(table: Table, store: Store): Promise<Table> {
  let now = table;
  for await (const page of pagesOf(store, table.id, table.version))
    now = page.map(entryOf).reduce(added, now);
  return now;
}

/**
 * Reads the table of a stored log, now and at the start of its last deal; `undefined` if there is none. Throws for a
 * damaged log.
 */
export async function readLog(
  id: string,
  pages: Pages,
): Promise<{ readonly table: Table; readonly begun: Table } | undefined> {
  let table: Table | undefined;
  let begun: Table | undefined;
  for await (const page of pages)
    for (const entry of page.map(entryOf)) {
      table = table === undefined ? tableOf(id, [entry]) : added(table, entry);
      if (entry.kind === 'dealt') begun = table;
    }
  return table && { table, begun: begun ?? table };
}

/** Reads the current table of a stored log: see `readLog`. */
export const readTable = (id: string, bodies: readonly string[]): Table | undefined =>
  bodies.length === 0 ? undefined : tableOf(id, bodies.map(entryOf));
