import { type DealRecord, makeRecord } from '@overtrick/rules/record';
import type { Store } from '../store/store.ts';
import { recordOf } from '../table/ends.ts';
import { parseEntry } from '../table/entry.ts';
import { added, openedTable } from '../table/fold.ts';
import { isBetweenDeals, type Table } from '../table/table.ts';

/** The records of a table's deals that are over, in their order, as `makeRecord` writes them. */
export async function boardsOf(store: Store, id: string): Promise<readonly string[]> {
  const records: DealRecord[] = [];
  let table: Table | undefined;
  for (const body of await store.read(id)) {
    const entry = parseEntry(body);
    if (!entry.ok) throw new Error("an entry of a table's log cannot be read");
    if (table === undefined) {
      if (entry.value.kind !== 'opened') throw new Error("a table's log begins with its opening");
      table = openedTable(id, entry.value);
      continue;
    }
    if (entry.value.kind === 'dealt' && table.deal > 0) records.push(recordOf(table));
    table = added(table, entry.value);
  }
  if (table !== undefined && table.deal > 0 && isBetweenDeals(table)) records.push(recordOf(table));
  return records.map(makeRecord);
}
