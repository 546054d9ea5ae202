import type { DealDraw } from '@overtrick/formats/dealer/wish/wish';
import { ok, type Result } from '@overtrick/rules/result';
import { wishDue } from '@overtrick/table/chance';
import type { Table } from '@overtrick/table/table';
import type { TableServices } from './services.ts';

/**
 * Draws the next deal of a table with a script for its deals, in the reader's thread; `undefined` for all other tables.
 * Fails if the reader is busy.
 */
export async function drawnFor(
  table: Table,
  { chance, reader }: Pick<TableServices, 'chance' | 'reader'>,
): Promise<Result<DealDraw | undefined>> {
  const due = wishDue(table, chance);
  if (due === undefined) return ok(undefined);
  const drawn = await reader.read('draw', { text: due.wish, seed: due.seed, count: 1 }, table.id);
  return drawn.ok ? ok(drawn.value[0]) : drawn;
}
