import {
  type AccountByPasskey,
  type AccountWanted,
  accountByPasskey,
  accountWanted,
  type PasskeyAdded,
  type PasskeyNamed,
  type PasskeyShown,
  type PasskeyTold,
  passkeyAdded,
  passkeyNamed,
  passkeyShown,
} from '@overtrick/protocol/passkey';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import type { Added, Passkeys, Site } from '../accounts/passkeys.ts';
import { LOOKS, TRIES } from './limits.ts';
import { parseWith } from './parse.ts';
import { signedIn, withSession } from './session.ts';
import { refused } from './words.ts';

const WHY_NOT: Readonly<Record<Exclude<Added, 'added'>, readonly [status: number, code: string]>> = {
  unfit: [400, 'ERR_PASSKEY'],
  known: [409, 'ERR_PASSKEY_KNOWN'],
  full: [409, 'ERR_PASSKEYS_FULL'],
};

/** Passkeys over HTTP: to sign in, to make an account, and those of who is signed in. */
export function addPasskeys(app: FastifyInstance, accounts: Accounts, passkeys: Passkeys): void {
  app.post('/api/passkeys/session/options', TRIES, async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ options: await passkeys.optionsToSignIn(siteOf(request)) }),
  );
  app.post('/api/passkeys/session', TRIES, async (request, reply) => {
    const read = parseWith<PasskeyShown>(passkeyShown, 'passkey', request.body);
    if (!read.ok) return reply.code(400).send(refused(read));
    const session = await passkeys.signIn(read.value, siteOf(request));
    if (session === undefined) return reply.code(401).send(refused({ code: 'ERR_PASSKEY' }));
    return withSession(request, reply, session).send({ name: session.name });
  });
  app.post('/api/passkeys/new/options', TRIES, async (request, reply) => {
    const read = parseWith<AccountWanted>(accountWanted, 'account', request.body);
    if (!read.ok) return reply.code(400).send(refused(read));
    const options = await passkeys.optionsForNew(read.value.name, siteOf(request));
    return reply.header('cache-control', 'no-store').send({ options });
  });
  app.post('/api/passkeys/new', TRIES, async (request, reply) => {
    const read = parseWith<AccountByPasskey>(accountByPasskey, 'account', request.body);
    if (!read.ok) return reply.code(400).send(refused(read));
    const { name, device, passkey } = read.value;
    const session = await passkeys.register(name, device, passkey, siteOf(request));
    if (session === 'taken') return reply.code(409).send(refused({ code: 'ERR_NAME_TAKEN' }));
    if (session === 'unfit') return reply.code(400).send(refused({ code: 'ERR_PASSKEY' }));
    return withSession(request, reply, session).code(201).send({ name });
  });
  app.get(
    '/api/account/passkeys',
    LOOKS,
    signedIn(accounts, async (_request, reply, { account }) =>
      reply.send({
        passkeys: account.passkeys.map(({ id, device, at }): PasskeyTold => ({ id, device, at })),
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
    signedIn(accounts, async (request, reply, { session }) => {
      const read = parseWith<PasskeyAdded>(passkeyAdded, 'passkey', request.body);
      if (!read.ok) return reply.code(400).send(refused(read));
      const added = await passkeys.add(session, read.value.device, read.value.passkey, siteOf(request));
      if (added === 'added') return reply.code(204).send();
      const [status, code] = WHY_NOT[added];
      return reply.code(status).send(refused({ code }));
    }),
  );
  app.delete(
    '/api/account/passkeys',
    LOOKS,
    signedIn(accounts, async (request, reply, { session }) => {
      const read = parseWith<PasskeyNamed>(passkeyNamed, 'passkey', request.body);
      if (!read.ok) return reply.code(400).send(refused(read));
      const isDone = await passkeys.remove(session, read.value.id);
      return isDone ? reply.code(204).send() : reply.code(409).send(refused({ code: 'ERR_LAST_PASSKEY' }));
    }),
  );
}

/** The site as the visitor calls it. A page of another one does not get here: `Origin` is held against `Host` before. */
function siteOf({ headers, protocol, host }: FastifyRequest): Site {
  const origin = headers.origin ?? `${protocol}://${host}`;
  return { origin, id: URL.parse(origin)?.hostname ?? '' };
}
