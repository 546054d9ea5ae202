import { tokenOf } from '../app/tables.ts';
import { type BoardTold, parseTold } from './told.ts';

/** A board that was played at a table; `undefined` when it cannot be had. */
export async function tellBoard(table: string, deal: number): Promise<BoardTold | undefined> {
  const token = tokenOf(table);
  const response = await fetch(`/api/tables/${encodeURIComponent(table)}/boards/${deal}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  }).catch(() => undefined);
  if (!response?.ok) return undefined;
  return parseTold(await response.json().catch(() => undefined));
}
