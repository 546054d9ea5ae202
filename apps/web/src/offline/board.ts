import { keptTable } from './database.ts';

/**
 * Returns a deal that was played and finished on this device, in the server's format: the record's text, the players,
 * the meanings of calls, the reasons of the computer players. `undefined` when there is no such deal here.
 */
export async function keptBoard(table: string, deal: number): Promise<unknown> {
  const kept = await keptTable(table).catch(() => undefined);
  if (kept === undefined || deal > kept.finished) return undefined;
  const { finishedBoard } = await import('./deals.ts');
  return finishedBoard(kept, deal).catch(() => undefined);
}
