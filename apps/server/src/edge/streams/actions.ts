import { type TableAction, tableAction } from '@overtrick/protocol/action';
import type { Message, MessageName } from '@overtrick/protocol/messages';
import { isProgram, programName } from '@overtrick/protocol/program';
import { fail, ok, type Result } from '@overtrick/rules/result';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Account } from '../../accounts/account.ts';
import { chairTokenOf } from '../../accounts/chairTokens.ts';
import { originOf } from '../request/from.ts';
import { CLASS } from '../request/limits.ts';
import { refuse } from '../request/refuse.ts';
import { refused } from '../request/words.ts';
import { withBody } from '../routes/body.ts';
import { chairTokenFor, idOfAccount, personalAccount } from '../routes/personal.ts';
import { isTableId, tokenOf } from '../routes/tables.ts';
import { InOrder } from '../sockets/inOrder.ts';
import { type SitsAs, Visit } from '../sockets/visit.ts';
import type { StreamParts } from './streams.ts';

interface OfTable {
  Params: { table: string };
}

type TableRequest = FastifyRequest<OfTable>;

/** A visitor who only acts: updates go to the stream of the chair. */
const SILENT = { send: () => {}, hear: () => {}, voice: () => {}, end: () => {} };

/**
 * Serves the actions of a chair over HTTP. Each is a message of a visit that ends at once, and counts for its address
 * like one over a socket. With a personal token an account sits down under its own name; a program also acts with it.
 */
export function addActions(app: FastifyInstance, parts: StreamParts): void {
  const { accounts, tables, counting } = parts;
  app.post<OfTable>(
    '/api/tables/:table/actions',
    CLASS,
    withBody(tableAction, 'actions', async (action, request: TableRequest, reply) => {
      const { table } = request.params;
      if (!isTableId(table)) return refuse(reply, { code: 'ERR_NO_TABLE' });
      const address = originOf(request);
      if (!counting.pass(address.address ?? '')) return refuse(reply, { code: 'ERR_BUSY' });
      const who = await personalAccount(request, parts, 'play');
      if (who !== undefined && 'code' in who) return refuse(reply, who);
      const token = who === undefined ? tokenOf(request) : await chairTokenFor(parts, request, table, who);
      const message = messageOf(action, table, token, who?.account.name);
      if (!message.ok) return refuse(reply, refused(message));
      const from = who === undefined ? address : { ...address, account: idOfAccount(who.account) };
      const visit = new Visit({
        tables,
        says: SILENT,
        from,
        shared: parts,
        sitsAs: who && sitsAs(who.account),
      });
      const done = await visit.handle(action.kind, message.value, new InOrder().turn());
      if ('code' in done) return refuse(reply, done);
      const answer = reply.header('cache-control', 'no-store');
      if (who === undefined || !('chair' in done)) return answer.send(done);
      await accounts.sit(who.session, table, done.chair, done.token);
      const { token: _, ...seated } = done;
      // the account's own token opens the chair of a program, and nothing else does
      return answer.send(isProgram(who.account) ? seated : done);
    }),
  );
}

/** Returns how an account sits at tables: under its own name, or the mark of a program and that name. */
function sitsAs({ name, program }: Account): SitsAs {
  return program === undefined
    ? { name }
    : {
        name: programName(name),
        tokenAt: (table, chair) => chairTokenOf(program, table, chair),
      };
}

/** Returns the message that an action stands for; refuses one without the token or the name that it needs. */
function messageOf(
  { kind, ...rest }: TableAction,
  table: string,
  token: string | undefined,
  name: string | undefined,
): Result<Message<MessageName>> {
  if (kind === 'sit') {
    const sit = { table, ...(name !== undefined && { name }), ...rest };
    if ('name' in sit) return ok(sit as Message<'sit'>);
    return fail(
      'ERR_MESSAGE',
      undefined,
      'Say under which name you sit down, or send the token of an account.',
    );
  }
  return token === undefined ? fail('ERR_TOKEN') : ok({ table, token, ...rest } as Message<MessageName>);
}
