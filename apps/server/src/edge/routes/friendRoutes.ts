import { accountNamed, type Friend, type Friends, type FriendsTable } from '@overtrick/protocol/account';
import { isMatchOver } from '@overtrick/table/table';
import type { FastifyInstance } from 'fastify';
import type { OwnChair } from '../../accounts/account.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Tables } from '../../live/tables.ts';
import { unlessDamaged } from '../../store/pages.ts';
import { LOOKS } from '../request/limits.ts';
import { refuse } from '../request/refuse.ts';
import { withBody } from './body.ts';
import { type SignedInAs, signedIn } from './session.ts';

/**
 * Serves an account's friends over HTTP. The named person learns nothing of it, and nothing about them is shown until
 * they name the other too.
 */
export function addFriends(app: FastifyInstance, accounts: Accounts, tables: Tables): void {
  app.get(
    '/api/account/friends',
    LOOKS,
    signedIn(
      accounts,
      async (_request, reply, { account }) => {
        const known = await accounts.friends(account);
        const friends = await Promise.all(
          known.map(async ({ name, isProgram, isMutual, chairs }): Promise<Friend> => {
            const at = await Promise.all(chairs.map((chair) => tableWith(tables, chair)));
            return {
              name,
              mutual: isMutual,
              ...(isProgram && { program: true }),
              tables: at.filter((table) => table !== undefined),
            };
          }),
        );
        return reply.send({ friends } satisfies Friends);
      },
      'read',
    ),
  );
  for (const method of ['POST', 'DELETE'] as const)
    app.route({
      method,
      url: '/api/account/friends',
      ...LOOKS,
      handler: signedIn(
        accounts,
        withBody(accountNamed, 'friends', async ({ name }, _request, reply, { session }: SignedInAs) => {
          if (method === 'DELETE') await accounts.unfriend(session, name);
          else if ((await accounts.befriend(session, name)) === undefined)
            return refuse(reply, { code: 'ERR_NO_ACCOUNT' });
          return reply.code(204).send();
        }),
      ),
    });
}

/** Returns a friend's table, if they are there now and play continues. */
async function tableWith(tables: Tables, { table: id, proof }: OwnChair): Promise<FriendsTable | undefined> {
  const live = await unlessDamaged(tables.attended(id));
  if (live?.isPresent(proof) !== true || isMatchOver(live.table)) return undefined;
  const { game, match, players } = live.table;
  const free = players.filter(({ kind }) => kind === 'bot').length;
  return { table: id, game: game.id, match: match.id, free };
}
