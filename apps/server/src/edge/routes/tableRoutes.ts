import { type GameEntry, openTable } from '@overtrick/protocol/openTable';
import { GAMES } from '@overtrick/rules/games/list';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../request/from.ts';
import { CLASS, heavy, perMinute } from '../request/limits.ts';
import { pageOf } from '../request/paging.ts';
import { refuse } from '../request/refuse.ts';
import { refused } from '../request/words.ts';
import { withBody } from './body.ts';
import { openApi } from './openapi.ts';
import { chairOfRequest, type TableParts, tableNamed } from './tables.ts';

export interface ApiParts extends TableParts {
  /** The most tables that one address may open, or read the boards of, per minute. */
  readonly opensPerMinute: number;
  /** True while the server accepts new tables. */
  readonly isOpen: () => boolean;
}

interface OfTable {
  Params: { table: string };
}

/** Adds the routes that `openapi.ts` describes. */
export function addApi(app: FastifyInstance, parts: ApiParts): void {
  const { tables, opensPerMinute, isOpen } = parts;
  const limits = perMinute(opensPerMinute);

  app.get('/api/openapi.json', async () => openApi);
  app.get('/api/games', async () =>
    GAMES.map(
      ({ id, name, players, options, matches }): GameEntry => ({ id, name, players, options, matches }),
    ),
  );
  app.post(
    '/api/tables',
    limits,
    withBody(openTable, 'tables', async (wanted, request, reply) => {
      if (!isOpen()) return reply.code(503).send(refused({ code: 'ERR_BUSY' }));
      const opened = await tables.open(wanted, originOf(request));
      if (!opened.ok) return reply.code(400).send(refused(opened));
      return reply.code(201).send(opened.value);
    }),
  );
  app.get<OfTable>('/api/tables/:table', CLASS, async (request, reply) => {
    const live = await tableNamed(parts, request, request.params.table);
    if (live === undefined) return refuse(reply, { code: 'ERR_NO_TABLE' });
    return reply.header('cache-control', 'no-store').send(live.info());
  });
  app.get<OfTable>('/api/tables/:table/boards', heavy(limits), async (request, reply) => {
    const { params } = request;
    const live = await tableNamed(parts, request, params.table);
    if (live === undefined) return refuse(reply, { code: 'ERR_NO_TABLE' });
    if (chairOfRequest(request, live.table) === undefined) return refuse(reply, { code: 'ERR_TOKEN' });
    const all = await tables.boards(params.table);
    const boards = pageOf(request, reply, all, (_, i) => `${i + 1}`);
    return reply
      .header('cache-control', 'no-store')
      .type('application/json')
      .send(`[${boards.join(',')}]`);
  });
}
