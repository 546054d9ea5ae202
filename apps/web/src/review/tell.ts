import { isLocal, tokenOf, useTables } from '../app/tables.ts';
import { keptBoard } from '../offline/board.ts';
import { type BoardTold, parseTold } from './told.ts';

/** A board that was played at a table, one on this device or on the server; `undefined` when it cannot be had. */
export async function tellBoard(table: string, deal: number): Promise<BoardTold | undefined> {
  const kept = isLocal(useTables.getState(), table) ? parseTold(await keptBoard(table, deal)) : undefined;
  if (kept !== undefined) return kept;
  const token = tokenOf(table);
  const response = await fetch(`/api/tables/${encodeURIComponent(table)}/boards/${deal}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  }).catch(() => undefined);
  if (!response?.ok) return undefined;
  return parseTold(await response.json().catch(() => undefined));
}
