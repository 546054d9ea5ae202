import type { TokenScope } from '@overtrick/protocol/account';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '../../accounts/account.ts';
import { type Accounts, PERSONAL, SESSION_MS, type Session } from '../../accounts/accounts.ts';
import { countedAs } from '../request/address.ts';
import { refuse } from '../request/refuse.ts';

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

const PROGRAM = new RegExp(`^Bearer ${PERSONAL}([A-Za-z0-9_-]{4,200})\\.([A-Za-z0-9_-]{43})$`);

/** Returns the token of a program in a request (`Authorization: Bearer ot_…`); it may be revoked. */
export function personalOf({ headers }: Pick<FastifyRequest, 'headers'>): Session | undefined {
  const [, key, token] = PROGRAM.exec(headers.authorization ?? '') ?? [];
  return key === undefined || token === undefined ? undefined : { key, token };
}

/** Returns the account for which a request acts: that of its program's token, or the one that is signed in. */
export async function accountOf(
  request: FastifyRequest,
  accounts: Accounts,
): Promise<SignedInAs | undefined> {
  const personal = personalOf(request);
  const found = personal && (await accounts.findByToken(personal));
  if (personal !== undefined)
    return found && { session: personal, account: found.account, scope: found.scope };
  const session = sessionOf(request);
  const account = session && (await accounts.find(session));
  return session && account && { session, account };
}

/** The account that is signed in. */
export interface SignedInAs {
  readonly session: Session;
  readonly account: Account;
  /** The scope of the program’s token, if it is a program. */
  readonly scope?: TokenScope;
}

type Handler = (request: FastifyRequest, reply: FastifyReply, who: SignedInAs) => Promise<unknown>;

/**
 * Returns a route for signed-in visitors; others get `ERR_SIGNED_OUT`.
 * @param scope the scope with which programs may use it too; without it they may not
 */
export const signedIn =
  (accounts: Accounts, handle: Handler, scope?: TokenScope) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const who = await accountOf(request, accounts);
    if (who === undefined) return refuse(reply, { code: 'ERR_SIGNED_OUT' });
    if (who.scope !== undefined && !allows(who.scope, scope)) return refuse(reply, { code: 'ERR_SCOPE' });
    return handle(request, reply.header('cache-control', 'no-store'), who);
  };

/** True if a token of that scope may use a route of the other one: who may play may read. */
export const allows = (scope: TokenScope, wanted: TokenScope | undefined): boolean =>
  wanted !== undefined && (scope === 'play' || wanted === 'read');

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
