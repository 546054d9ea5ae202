import { newPassword, type Sessions, sessionNamed } from '@overtrick/protocol/account';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import { LOOKS, TRIES } from '../request/limits.ts';
import { refused } from '../request/words.ts';
import { withBody } from './body.ts';
import { type SignedInAs, signedIn } from './session.ts';

/** Serves the sessions and the password of an account over HTTP. */
export function addSessions(app: FastifyInstance, accounts: Accounts): void {
  app.get(
    '/api/account/sessions',
    LOOKS,
    signedIn(accounts, async (_request, reply, { session, account }) =>
      reply.send({
        sessions: accounts.sessions(account, session),
        password: account.hash !== undefined,
      } satisfies Sessions),
    ),
  );
  app.delete(
    '/api/account/sessions',
    LOOKS,
    signedIn(
      accounts,
      withBody(sessionNamed, 'sessions', async ({ id }, _request, reply, { session }: SignedInAs) => {
        await accounts.endSession(session, id);
        return reply.code(204).send();
      }),
    ),
  );
  app.post(
    '/api/account/password',
    TRIES,
    signedIn(
      accounts,
      withBody(
        newPassword,
        'password',
        async ({ password, next }, _request, reply, { session }: SignedInAs) => {
          const isChanged = await accounts.changePassword(session, password, next);
          if (!isChanged) return reply.code(403).send(refused({ code: 'ERR_PASSWORD' }));
          return reply.code(204).send();
        },
      ),
    ),
  );
}
