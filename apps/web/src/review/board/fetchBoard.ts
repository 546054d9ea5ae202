import { isLocal, tokenOf, useTables } from '../../device/tables.ts';
import { useHistory } from '../../history/store.ts';
import { keptBoard } from '../../offline/board.ts';
import { ask } from '../../server/ask.ts';
import { type BoardSource, parseBoardSource } from '../../think/source.ts';

/** Fetches a board that was played at a table, on this device or on the server; returns `undefined` when that fails. */
export async function tellBoard(table: string, deal: number): Promise<BoardSource | undefined> {
  const kept = isLocal(useTables.getState(), table)
    ? parseBoardSource(await keptBoard(table, deal))
    : undefined;
  if (kept !== undefined) return placed(kept, table, deal);
  const parameters = { table, deal: `${deal}` };
  const answer = await ask('GET /api/tables/{table}/boards/{deal}', { parameters, token: tokenOf(table) });
  const told = answer.ok ? parseBoardSource(answer.value) : undefined;
  return told && placed(told, table, deal);
}

/** Adds the date and place of play to a board, as far as this browser knows them. */
function placed(told: BoardSource, table: string, deal: number): BoardSource {
  const own = useHistory.getState().boards.find((board) => board.table === table && board.deal === deal);
  return { ...told, deal, site: location.host, ...(own && own.at > 0 && { date: dayOf(new Date(own.at)) }) };
}

/** Writes a date as PBN does: `2026.11.22`. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('.');
