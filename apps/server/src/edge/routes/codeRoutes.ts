import { setTimeout as pause } from 'node:timers/promises';
import { parseCode } from '@overtrick/protocol/invite/code';
import { codeQuery } from '@overtrick/protocol/invite/messages';
import { whyNotInviting } from '@overtrick/table/commands/chairs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Codes } from '../../codes/codes.ts';
import type { Guesses } from '../../codes/guesses.ts';
import { originOf } from '../request/from.ts';
import { LOOKS } from '../request/limits.ts';
import { refuse } from '../request/refuse.ts';
import { refused } from '../request/words.ts';
import { withBody } from './body.ts';
import type { ApiParts } from './tableRoutes.ts';
import { chairOfRequest, type TableParts, tableNamed } from './tables.ts';

export interface CodeParts {
  readonly codes: Codes;
  readonly guesses: Guesses;
}

/** Every code is answered after this time, milliseconds, so that the time of the look-up reveals nothing. */
const ANSWER_MS = 250;

interface OfTable {
  Params: { table: string };
}

/** Serves the codes of tables, and finds tables by their codes. */
export function addCodes(
  app: FastifyInstance,
  parts: CodeParts & TableParts & Pick<ApiParts, 'isOpen'>,
): void {
  const { codes, guesses, isOpen } = parts;
  app.post<OfTable>('/api/tables/:table/code', LOOKS, async (request, reply) => {
    const live = await tableNamed(parts, request, request.params.table);
    if (live === undefined) return refuse(reply, { code: 'ERR_NO_TABLE' });
    if (chairOfRequest(request, live.table) === undefined) return refuse(reply, { code: 'ERR_TOKEN' });
    const no = whyNotInviting(live.table);
    if (no !== undefined) return reply.code(409).send(refused(no));
    const given = isOpen() ? await codes.open(live.table) : undefined;
    if (given === undefined) return reply.code(503).send(refused({ code: 'ERR_BUSY' }));
    return reply.header('cache-control', 'no-store').send(given);
  });

  /** Finds the table of a code, while somebody may still sit down there. */
  async function find(request: FastifyRequest, typed: string): Promise<string | undefined> {
    const code = parseCode(typed);
    const table = code === undefined ? undefined : await codes.tableOf(code);
    const live = table === undefined ? undefined : await tableNamed(parts, request, table);
    return live === undefined || whyNotInviting(live.table) !== undefined ? undefined : live.id;
  }

  app.post(
    '/api/codes',
    LOOKS,
    withBody(codeQuery, 'codes', async ({ code }, request, reply) => {
      const from = originOf(request);
      if (!(await guesses.take(from))) return refuse(reply, { code: 'ERR_GUESSES' });
      const [table] = await Promise.all([find(request, code), pause(ANSWER_MS)]);
      if (table === undefined) return refuse(reply, { code: 'ERR_CODE' });
      await guesses.give(from);
      return reply.header('cache-control', 'no-store').send({ table });
    }),
  );
}
