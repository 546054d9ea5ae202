import { type TableAction, tableAction } from '@overtrick/protocol/action';
import type { Message, MessageName } from '@overtrick/protocol/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { originOf } from '../request/from.ts';
import { CLASS } from '../request/limits.ts';
import { withBody } from '../routes/body.ts';
import { isTableId, tokenOf } from '../routes/tables.ts';
import { InOrder } from '../sockets/inOrder.ts';
import { Visit } from '../sockets/visit.ts';
import { refuse } from './refuse.ts';
import type { StreamParts } from './streams.ts';

interface OfTable {
  Params: { table: string };
}

type TableRequest = FastifyRequest<OfTable>;

/** A visitor who only acts: updates go to the stream of the chair. */
const SILENT = { send: () => {}, hear: () => {}, voice: () => {}, end: () => {} };

/**
 * Serves the actions of a chair over HTTP. Each is a message of a visit that ends at once, and counts for its address
 * like one over a socket.
 */
export function addActions(app: FastifyInstance, parts: StreamParts): void {
  const { tables, counting } = parts;
  app.post<OfTable>(
    '/api/tables/:table/actions',
    CLASS,
    withBody(tableAction, 'actions', async (action, request: TableRequest, reply) => {
      const { table } = request.params;
      const token = tokenOf(request);
      if (!isTableId(table)) return refuse(reply, { code: 'ERR_NO_TABLE' });
      const from = originOf(request);
      if (!counting.pass(from.address ?? '')) return refuse(reply, { code: 'ERR_BUSY' });
      const message = messageOf(action, table, token);
      if (message === undefined) return refuse(reply, { code: 'ERR_TOKEN' });
      const visit = new Visit(tables, SILENT, () => 0, from, undefined, [], parts);
      const done = await visit.handle(action.kind, message, new InOrder().turn());
      if ('code' in done) return refuse(reply, done);
      return reply.header('cache-control', 'no-store').send(done);
    }),
  );
}

/** Returns the message that an action stands for; `undefined` without the token that it needs. */
function messageOf(
  { kind, ...rest }: TableAction,
  table: string,
  token: string | undefined,
): Message<MessageName> | undefined {
  if (kind === 'sit') return { table, ...rest } as Message<'sit'>;
  return token === undefined ? undefined : ({ table, token, ...rest } as Message<MessageName>);
}
