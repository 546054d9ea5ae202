import { makeRecord } from '@overtrick/rules/record';
import { dealEnds, recordOf } from '@overtrick/table/ends';
import { pagesOf } from '../store/pages.ts';
import type { Store } from '../store/store.ts';

/** Reads the records of a table's finished deals, in their order, as `makeRecord` writes them. */
export async function boardsOf(store: Store, id: string): Promise<readonly string[]> {
  const records: string[] = [];
  for await (const table of dealEnds(id, pagesOf(store, id))) records.push(makeRecord(recordOf(table)));
  return records;
}
