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

/** Returns the session in a request's cookie; it may have expired. */
export function sessionOf({ headers }: FastifyRequest): Session | undefined {
  const [, key, token] = SHOWN.exec(headers.cookie ?? '') ?? [];
  return key === undefined || token === undefined ? undefined : { key, token };
}

/**
 * Returns the kind of device that sent the request, for the account's page, or `undefined` if the page has no name for
 * it.
 */
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

/** Returns a route for signed-in visitors; others get `ERR_SIGNED_OUT`. */
export const signedIn =
  (accounts: Accounts, handle: Handler) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const session = sessionOf(request);
    const account = session && (await accounts.find(session));
    if (session === undefined || account === undefined)
      return reply.code(401).send(refused({ code: 'ERR_SIGNED_OUT' }));
    return handle(request, reply.header('cache-control', 'no-store'), { session, account });
  };

/** The age at which a session makes its account trusted, milliseconds. */
const KNOWN_MS = 7 * 86_400_000;

/**
 * Returns the identity by which somebody's share of a resource is counted: the account that is signed in, unless it is
 * new, or else the address. A visitor can create accounts, but not old ones.
 */
export async function sharerOf(request: FastifyRequest, accounts: Accounts): Promise<string> {
  const session = sessionOf(request);
  const account = session && (await accounts.find(session));
  const isKnown = account?.sessions.some(({ at }) => at !== undefined && Date.now() - at > KNOWN_MS);
  return isKnown ? `account ${account?.name} ${account?.id ?? ''}` : countedAs(request.ip);
}
