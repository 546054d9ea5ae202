import { type OwnCard, ownCard } from '@overtrick/protocol/account';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import { LOOKS } from '../request/limits.ts';
import { withBody } from './body.ts';
import { type SignedInAs, signedIn } from './session.ts';

/** Serves the convention card that an account keeps over HTTP. */
export function addCards(app: FastifyInstance, accounts: Accounts): void {
  app.get(
    '/api/account/card',
    LOOKS,
    signedIn(
      accounts,
      async (_request, reply, { account }) => reply.send({ card: account.card ?? null } satisfies OwnCard),
      'read',
    ),
  );
  app.post(
    '/api/account/card',
    LOOKS,
    signedIn(
      accounts,
      withBody(ownCard, 'card', async ({ card }, _request, reply, { session }: SignedInAs) => {
        await accounts.keepCard(session, card);
        return reply.code(204).send();
      }),
    ),
  );
}
