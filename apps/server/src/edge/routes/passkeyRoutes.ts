import { accountNamed } from '@overtrick/protocol/account';
import {
  accountByPasskey,
  type ListedPasskey,
  passkeyAdded,
  passkeyAssertion,
  passkeyNamed,
} from '@overtrick/protocol/passkey';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Added, Passkeys, Site } from '../../accounts/passkeys.ts';
import { LOOKS, TRIES } from '../request/limits.ts';
import { refuse } from '../request/refuse.ts';
import { refused } from '../request/words.ts';
import { withBody } from './body.ts';
import { deviceOf, type SignedInAs, signedIn, withSession } from './session.ts';

const WHY_NOT: Readonly<Record<Exclude<Added, 'added'>, readonly [status: number, code: string]>> = {
  unfit: [400, 'ERR_PASSKEY'],
  known: [409, 'ERR_PASSKEY_KNOWN'],
  full: [409, 'ERR_PASSKEYS_FULL'],
};

/** Serves passkeys over HTTP: to sign in, to create an account, and to manage the account's passkeys. */
export function addPasskeys(app: FastifyInstance, accounts: Accounts, passkeys: Passkeys): void {
  app.post('/api/passkeys/session/options', TRIES, async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ options: await passkeys.optionsToSignIn(siteOf(request)) }),
  );
  app.post(
    '/api/passkeys/session',
    TRIES,
    withBody(passkeyAssertion, 'passkey', async (passkey, request, reply) => {
      const session = await passkeys.signIn(passkey, siteOf(request), deviceOf(request));
      if (session === undefined) return reply.code(401).send(refused({ code: 'ERR_PASSKEY' }));
      return withSession(request, reply, session).send({ name: session.name });
    }),
  );
  app.post(
    '/api/passkeys/new/options',
    TRIES,
    withBody(accountNamed, 'account', async ({ name }, request, reply) => {
      const options = await passkeys.optionsForNew(name, siteOf(request));
      return reply.header('cache-control', 'no-store').send({ options });
    }),
  );
  app.post(
    '/api/passkeys/new',
    TRIES,
    withBody(accountByPasskey, 'account', async ({ name, device, passkey }, request, reply) => {
      const session = await passkeys.register(name, device, passkey, siteOf(request));
      if (session === 'taken') return refuse(reply, { code: 'ERR_NAME_TAKEN' });
      if (session === 'unfit') return reply.code(400).send(refused({ code: 'ERR_PASSKEY' }));
      return withSession(request, reply, session).code(201).send({ name });
    }),
  );
  app.get(
    '/api/account/passkeys',
    LOOKS,
    signedIn(accounts, async (_request, reply, { account }) =>
      reply.send({
        passkeys: account.passkeys.map(({ id, device, at }): ListedPasskey => ({ id, device, at })),
      }),
    ),
  );
  app.post(
    '/api/account/passkeys/options',
    TRIES,
    signedIn(accounts, async (request, reply, { session, account }) =>
      reply.send({ options: await passkeys.optionsFor(session, account, siteOf(request)) }),
    ),
  );
  app.post(
    '/api/account/passkeys',
    TRIES,
    signedIn(
      accounts,
      withBody(
        passkeyAdded,
        'passkey',
        async ({ device, passkey }, request, reply, { session }: SignedInAs) => {
          const added = await passkeys.add(session, device, passkey, siteOf(request));
          if (added === 'added') return reply.code(204).send();
          const [status, code] = WHY_NOT[added];
          return reply.code(status).send(refused({ code }));
        },
      ),
    ),
  );
  app.delete(
    '/api/account/passkeys',
    LOOKS,
    signedIn(
      accounts,
      withBody(passkeyNamed, 'passkey', async ({ id }, _request, reply, { session }: SignedInAs) => {
        const isDone = await passkeys.remove(session, id);
        return isDone ? reply.code(204).send() : refuse(reply, { code: 'ERR_LAST_PASSKEY' });
      }),
    ),
  );
}

/**
 * Returns the site under the visitor's address for it. Other sites' pages were refused before: `Origin` must match
 * `Host`.
 */
function siteOf({ headers, protocol, host }: FastifyRequest): Site {
  const origin = headers.origin ?? `${protocol}://${host}`;
  return { origin, id: URL.parse(origin)?.hostname ?? '' };
}
