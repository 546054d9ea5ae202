import type { DealRecord } from '@overtrick/rules/record';
import { parseEntry } from './entry.ts';
import { added, openedTable } from './fold.ts';
import { isBetweenDeals, type Table } from './table.ts';

/** A log's table after each of its entries; it stops at one that cannot be read. */
export function* tablesAlong(id: string, bodies: readonly string[]): Generator<Table> {
  let table: Table | undefined;
  for (const body of bodies) {
    const entry = parseEntry(body);
    if (!entry.ok) return;
    if (entry.value.kind === 'opened') table = openedTable(id, entry.value);
    else if (table !== undefined) table = added(table, entry.value);
    if (table !== undefined) yield table;
  }
}

/** The table each time that a deal has been played to its end. */
export function* dealEnds(id: string, bodies: readonly string[]): Generator<Table> {
  let before: Table | undefined;
  for (const table of tablesAlong(id, bodies)) {
    if (before !== undefined && !isBetweenDeals(before) && isBetweenDeals(table)) yield table;
    before = table;
  }
}

/** The record of a table's deal. */
export const recordOf = ({ game, options, state, steps }: Table): DealRecord => ({
  game: game.id,
  options,
  setup: game.setupOf(state),
  steps,
});
