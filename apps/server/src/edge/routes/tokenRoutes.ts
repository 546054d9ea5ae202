import { newToken, tokenNamed } from '@overtrick/protocol/account';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import { LOOKS, TRIES } from '../request/limits.ts';
import { refuse } from '../request/refuse.ts';
import { withBody } from './body.ts';
import { type SignedInAs, signedIn } from './session.ts';

/** Serves the tokens of programs that act for an account. A program itself can make none. */
export function addTokens(app: FastifyInstance, accounts: Accounts): void {
  app.get(
    '/api/account/tokens',
    LOOKS,
    signedIn(accounts, async (_request, reply, { account }) =>
      reply.send({ tokens: accounts.tokens(account) }),
    ),
  );
  app.post(
    '/api/account/tokens',
    TRIES,
    signedIn(
      accounts,
      withBody(newToken, 'tokens', async (wanted, _request, reply, { session }: SignedInAs) => {
        const made = await accounts.makeToken(session, wanted);
        return made === undefined ? refuse(reply, { code: 'ERR_TOKENS_FULL' }) : reply.code(201).send(made);
      }),
    ),
  );
  app.delete(
    '/api/account/tokens',
    LOOKS,
    signedIn(
      accounts,
      withBody(tokenNamed, 'tokens', async ({ id }, _request, reply, { session }: SignedInAs) => {
        await accounts.revokeToken(session, id);
        return reply.code(204).send();
      }),
    ),
  );
}
