import { playedBoard } from '@overtrick/table/board';
import { isBetweenDeals, type Table } from '@overtrick/table/table';
import type { FastifyInstance } from 'fastify';
import type { LiveTable } from '../../live/liveTable.ts';
import { perMinute } from '../request/limits.ts';
import { refuse } from '../request/refuse.ts';
import { chairOfRequest, type TableParts, tableNamed } from './tables.ts';

const LOOKS = perMinute(120);

interface OfBoard {
  Params: { table: string; deal: string };
}

/**
 * Serves finished boards to the pages that show them. A table without spectators shows its boards only to its own
 * players.
 */
export function addBoards(app: FastifyInstance, parts: TableParts): void {
  const { tables } = parts;
  app.get<OfBoard>('/api/tables/:table/boards/:deal', LOOKS, async (request, reply) => {
    const { table: id, deal } = request.params;
    const isName = /^[1-9]\d{0,3}$/.test(deal);
    const live = isName ? await tableNamed(parts, request, id) : undefined;
    if (live === undefined) return refuse(reply, { code: 'ERR_NO_TABLE' });
    const isPlayer = chairOfRequest(request, live.table) !== undefined;
    if (live.table.policies.spectators === 'off' && !isPlayer)
      return refuse(reply, { code: 'ERR_UNWATCHED' });
    if (!isPlayer && !hasSeen(live.watched, Number(deal))) return refuse(reply, { code: 'ERR_NO_BOARD' });
    const board = await playedBoard(id, tables.log(id), Number(deal));
    if (board === undefined) return refuse(reply, { code: 'ERR_NO_BOARD' });
    return reply.header('cache-control', 'no-store').send(board);
  });
}

/** True if everybody may see the board of that deal. */
export const isOpenBoard = (
  { table, watched }: Pick<LiveTable, 'table' | 'watched'>,
  deal: number,
): boolean => table.policies.spectators !== 'off' && hasSeen(watched, deal);

/**
 * True if the deal is over in the spectators' view of the table. Delayed spectators get its board as late as its last
 * card.
 */
const hasSeen = (watched: Table, deal: number): boolean =>
  watched.deal > deal || (watched.deal === deal && isBetweenDeals(watched));
