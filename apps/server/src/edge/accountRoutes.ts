import { type Credentials, credentials, type OwnChairGiven, ownChair } from '@overtrick/protocol/account';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, Session } from '../accounts/accounts.ts';
import type { Tables } from '../live/tables.ts';
import { chairByProof } from '../table/table.ts';
import { addFriends } from './friendRoutes.ts';
import { parseWith } from './parse.ts';
import { proofOf } from './token.ts';
import { refused } from './words.ts';

const COOKIE = 'overtrick';
const MAX_AGE_S = 180 * 24 * 3600;
/** Passwords that one address may try a minute. */
const TRIES = { config: { rateLimit: { max: 10, timeWindow: 60_000 } } };
const LOOKS = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } };

/** Accounts over HTTP. The session is a cookie that no script reads and no other site sends. */
export function addAccounts(app: FastifyInstance, accounts: Accounts, tables: Tables): void {
  app.post('/api/account', TRIES, async (request, reply) => {
    const read = parseWith<Credentials>(credentials, 'account', request.body);
    if (!read.ok) return reply.code(400).send(refused(read));
    const session = await accounts.register(read.value.name, read.value.password);
    if (session === undefined) return reply.code(409).send(refused({ code: 'ERR_NAME_TAKEN' }));
    return withCookie(request, reply, session).code(201).send({ name: read.value.name });
  });
  app.post('/api/session', TRIES, async (request, reply) => {
    const read = parseWith<Credentials>(credentials, 'session', request.body);
    if (!read.ok) return reply.code(400).send(refused(read));
    const session = await accounts.signIn(read.value.name, read.value.password);
    const account = session && (await accounts.find(session));
    if (session === undefined || account === undefined)
      return reply.code(401).send(refused({ code: 'ERR_PASSWORD' }));
    return withCookie(request, reply, session).send({ name: account.name });
  });
  app.delete('/api/session', LOOKS, async (request, reply) => {
    const session = sessionOf(request);
    if (session !== undefined) await accounts.signOut(session);
    return reply
      .header('set-cookie', cookie(request, '', 0))
      .code(204)
      .send();
  });
  app.get('/api/account', LOOKS, async (request, reply) => {
    const account = await signedIn(request);
    if (account === undefined) return reply.code(401).send(refused({ code: 'ERR_SIGNED_OUT' }));
    return reply.header('cache-control', 'no-store').send({ name: account.name });
  });
  app.get('/api/account/boards', LOOKS, async (request, reply) => {
    const account = await signedIn(request);
    if (account === undefined) return reply.code(401).send(refused({ code: 'ERR_SIGNED_OUT' }));
    return reply.header('cache-control', 'no-store').send({ boards: await accounts.boards(account) });
  });
  app.post('/api/account/chairs', LOOKS, async (request, reply) => {
    const session = sessionOf(request);
    if (session === undefined || (await accounts.find(session)) === undefined)
      return reply.code(401).send(refused({ code: 'ERR_SIGNED_OUT' }));
    const read = parseWith<OwnChairGiven>(ownChair, 'chairs', request.body);
    if (!read.ok) return reply.code(400).send(refused(read));
    const { table, token } = read.value;
    const live = await tables.find(table);
    const chair = live && chairByProof(live.table, proofOf(token));
    if (live === undefined) return reply.code(404).send(refused({ code: 'ERR_NO_TABLE' }));
    if (chair === undefined) return reply.code(403).send(refused({ code: 'ERR_TOKEN' }));
    await accounts.sit(session, table, chair, token);
    return reply.code(204).send();
  });

  addFriends(app, accounts, tables, sessionOf);

  const signedIn = async (request: FastifyRequest) => {
    const session = sessionOf(request);
    return session && (await accounts.find(session));
  };
}

const withCookie = (request: FastifyRequest, reply: FastifyReply, { key, token }: Session): FastifyReply =>
  reply.header('set-cookie', cookie(request, `${key}.${token}`, MAX_AGE_S));

const cookie = ({ protocol }: FastifyRequest, value: string, age: number): string =>
  `${COOKIE}=${value}; Path=/api; Max-Age=${age}; HttpOnly; SameSite=Strict${protocol === 'https' ? '; Secure' : ''}`;

function sessionOf({ headers }: FastifyRequest): Session | undefined {
  const [, key, token] =
    new RegExp(`(?:^|; )${COOKIE}=([A-Za-z0-9_-]{4,200})\\.([A-Za-z0-9_-]{43})(?:;|$)`).exec(
      headers.cookie ?? '',
    ) ?? [];
  return key === undefined || token === undefined ? undefined : { key, token };
}
