import { inviteProgram, type ProgramInvited } from '@overtrick/protocol/invite/programs';
import { programName } from '@overtrick/protocol/program';
import { PARAMETERS } from '@overtrick/protocol/routes/list';
import { present } from '@overtrick/rules/present';
import { decline, invite, withdrawInvitation } from '@overtrick/table/commands/chairs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Account, MOST_INVITATIONS } from '../../accounts/account.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { inPlace, type Resource, type Shares } from '../../base/shares.ts';
import { marksOf } from '../../live/marks.ts';
import { countedAs } from '../request/address.ts';
import { LOOKS, TRIES } from '../request/limits.ts';
import { refuse } from '../request/refuse.ts';
import { refused } from '../request/words.ts';
import { withBody } from './body.ts';
import { idOfAccount } from './personal.ts';
import { signedIn } from './session.ts';
import { chairOfRequest, type TableParts, tableNamed } from './tables.ts';

export interface InvitationParts extends TableParts {
  readonly accounts: Accounts;
  readonly shares: Shares;
}

/** The share of one household in the invitations that a program may still get today. */
const TIMES_OF_INVITATIONS = 1 / 4;

interface OfTable {
  Params: { table: string };
}

interface OfChair {
  Params: { table: string; chair: string };
}

type TableRequest = FastifyRequest<OfTable>;

/**
 * Serves the invitations by which hosts seat computer programs. Nothing is said of an account that is not a program's:
 * a person's name is answered like one that nobody has.
 */
export function addInvitations(app: FastifyInstance, parts: InvitationParts): void {
  const { accounts, shares } = parts;
  app.post<OfTable>(
    '/api/tables/:table/invitations',
    TRIES,
    withBody(inviteProgram, 'invitations', async ({ program, chair }, request: TableRequest, reply) => {
      const live = await tableNamed(parts, request, request.params.table);
      if (live === undefined) return refuse(reply, { code: 'ERR_NO_TABLE' });
      const by = chairOfRequest(request, live.table);
      if (by === undefined) return refuse(reply, { code: 'ERR_TOKEN' });
      const account = await accounts.findProgram(program);
      if (account === undefined) return refuse(reply, { code: 'ERR_NO_PROGRAM' });
      const place = shares.take(invitationsTo(account, accounts), countedAs(request.ip));
      if (place === undefined) return refuse(reply, { code: 'ERR_SHARE' });
      const mark = markOf(account, live.table.secret);
      const decided = await inPlace(
        place,
        () => live.change((table) => invite(table, by, chair, mark)),
        (done) => (done.ok && done.value.length > 0 ? live.id : undefined),
      );
      if (!decided.ok) return refuse(reply, decided);
      if (decided.value.length > 0) await accounts.invited(account.name, live.id);
      const invited: ProgramInvited = {
        name: programName(account.name),
        ...present({ operator: account.program?.operator }),
      };
      return reply.code(201).send(invited);
    }),
  );
  app.delete<OfTable>(
    '/api/tables/:table/invitations',
    LOOKS,
    signedIn(
      accounts,
      async (request, reply, { account, scope }) => {
        if (scope === undefined || account.program === undefined) return refuse(reply, { code: 'ERR_SCOPE' });
        const live = await tableNamed(parts, request, (request as TableRequest).params.table);
        if (live === undefined) return refuse(reply, { code: 'ERR_NO_TABLE' });
        const mark = markOf(account, live.table.secret);
        const decided = await live.change((table) => decline(table, mark));
        return decided.ok ? reply.code(204).send() : refuse(reply, decided);
      },
      'play',
    ),
  );
  app.delete<OfChair>('/api/tables/:table/invitations/:chair', LOOKS, async (request, reply) => {
    const { table: id, chair } = request.params;
    if (!PARAMETERS.chair.safeParse(chair).success) return reply.code(400).send(refused(NOT_A_CHAIR));
    const live = await tableNamed(parts, request, id);
    if (live === undefined) return refuse(reply, { code: 'ERR_NO_TABLE' });
    const by = chairOfRequest(request, live.table);
    if (by === undefined) return refuse(reply, { code: 'ERR_TOKEN' });
    const decided = await live.change((table) => withdrawInvitation(table, by, Number(chair)));
    return decided.ok ? reply.code(204).send() : refuse(reply, decided);
  });
}

const NOT_A_CHAIR = {
  code: 'ERR_MESSAGE',
  why: 'The chair at the end of the address has the wrong form: write its number, from 0 to 3.',
} as const;

/** Returns the mark by which a table knows a program, the same as when it sits down. */
const markOf = (account: Account, secret: string): string =>
  marksOf(secret, { account: idOfAccount(account) })[0] ?? '';

/** Returns the invitations to a program within a day, of which each household has a share. */
function invitationsTo(account: Account, accounts: Accounts): Resource {
  const known = accounts.invitations(account);
  return {
    name: `invitations of ${idOfAccount(account)}`,
    most: MOST_INVITATIONS,
    taken: known.length,
    times: TIMES_OF_INVITATIONS,
    holds: (table) => known.some((one) => one.table === table),
  };
}
