import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '../../accounts/account.ts';
import { type Accounts, SESSION_MS, type Session } from '../../accounts/accounts.ts';
import { countedAs } from '../request/address.ts';
import { refused } from '../request/words.ts';

const COOKIE = 'overtrick';
const MAX_AGE_S = SESSION_MS / 1000;
const SHOWN = new RegExp(`(?:^|; )${COOKIE}=([A-Za-z0-9_-]{4,200})\\.([A-Za-z0-9_-]{43})(?:;|$)`);

/** Sets the cookie of a session: no script reads it, and no other site sends it. */
export const withSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  { key, token }: Session,
): FastifyReply => reply.header('set-cookie', cookie(request, `${key}.${token}`, MAX_AGE_S));

export const withoutSession = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.header('set-cookie', cookie(request, '', 0));

const cookie = ({ protocol }: FastifyRequest, value: string, age: number): string =>
  `${COOKIE}=${value}; Path=/api; Max-Age=${age}; HttpOnly; SameSite=Strict${protocol === 'https' ? '; Secure' : ''}`;

/** The session that a request shows; it may be none any more. */
export function sessionOf({ headers }: FastifyRequest): Session | undefined {
  const [, key, token] = SHOWN.exec(headers.cookie ?? '') ?? [];
  return key === undefined || token === undefined ? undefined : { key, token };
}

/** Names the kind of device that asks, as the account's page does; `undefined` for one without a name there. */
export const deviceOf = ({ headers }: FastifyRequest): string | undefined =>
  ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'Linux'].find((kind) =>
    headers['user-agent']?.includes(kind),
  );

/** The account that is signed in. */
export interface SignedInAs {
  readonly session: Session;
  readonly account: Account;
}

type Handler = (request: FastifyRequest, reply: FastifyReply, who: SignedInAs) => Promise<unknown>;

/** A route for who is signed in; the others are told that nobody is. */
export const signedIn =
  (accounts: Accounts, handle: Handler) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const session = sessionOf(request);
    const account = session && (await accounts.find(session));
    if (session === undefined || account === undefined)
      return reply.code(401).send(refused({ code: 'ERR_SIGNED_OUT' }));
    return handle(request, reply.header('cache-control', 'no-store'), { session, account });
  };

/** An account that has been signed in for so long is known, milliseconds. */
const KNOWN_MS = 7 * 86_400_000;

/**
 * By what somebody's share of a resource is counted: by the account that is signed in where it is not a new one, else
 * by the address. A visitor can make accounts, but not old ones.
 */
export async function sharerOf(request: FastifyRequest, accounts: Accounts): Promise<string> {
  const session = sessionOf(request);
  const account = session && (await accounts.find(session));
  const isKnown = account?.sessions.some(({ at }) => at !== undefined && Date.now() - at > KNOWN_MS);
  return isKnown ? `account ${account?.name} ${account?.id ?? ''}` : countedAs(request.ip);
}
