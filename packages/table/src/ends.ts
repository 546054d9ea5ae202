import type { DealRecord } from '@overtrick/rules/record';
import { parseEntry } from './entry.ts';
import { added, openedTable } from './fold.ts';
import { isBetweenDeals, isStopped, type Table } from './table.ts';

/** A log's entries, oldest first, some at a time. */
export type Pages = AsyncIterable<readonly string[]> | Iterable<readonly string[]>;

/** Yields a log's table after each of its entries; stops at one that it cannot read, or that does not fit. */
export async function* tablesAlong(id: string, pages: Pages): AsyncGenerator<Table> {
  let table: Table | undefined;
  for await (const page of pages)
    for (const body of page) {
      table = after(id, table, body);
      if (table === undefined) return;
      yield table;
    }
}

/** Returns the table with one more entry of its log; `undefined` for an entry that no server wrote there. */
function after(id: string, table: Table | undefined, body: string): Table | undefined {
  const entry = parseEntry(body);
  if (!entry.ok) return undefined;
  try {
    if (table !== undefined) return added(table, entry.value);
    return entry.value.kind === 'opened' ? openedTable(id, entry.value) : undefined;
  } catch {
    return undefined;
  }
}

/** Yields the table each time that a deal has ended. */
export async function* dealEnds(id: string, pages: Pages): AsyncGenerator<Table> {
  let before: Table | undefined;
  for await (const table of tablesAlong(id, pages)) {
    if (before !== undefined && hasEnded(before, table)) yield table;
    before = table;
  }
}

/**
 * True if a deal has just ended with a result: it was going on before, or was over as it was dealt, as in Minibridge
 * with 20 points each.
 */
export const hasEnded = (before: Table, after: Table): boolean =>
  isBetweenDeals(after) && !isStopped(after) && (after.deal !== before.deal || !isBetweenDeals(before));

/** Returns the record of a table's deal. */
export const recordOf = ({ game, options, state, steps }: Table): DealRecord => ({
  game: game.id,
  options,
  setup: game.setupOf(state),
  steps,
});
