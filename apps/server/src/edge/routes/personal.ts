import type { TokenScope } from '@overtrick/protocol/account';
import { isProgram } from '@overtrick/protocol/program';
import type { RefusalCode } from '@overtrick/protocol/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Account } from '../../accounts/account.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { chairTokenAt } from '../../accounts/chairTokens.ts';
import type { Bans } from '../../moderation/bans.ts';
import { originOf } from '../request/from.ts';
import { refuse } from '../request/refuse.ts';
import { accountOf, allows, personalOf, type SignedInAs } from './session.ts';
import { type TableParts, tableNamed } from './tables.ts';

export interface PersonalParts {
  readonly accounts: Accounts;
  readonly bans: Pick<Bans, 'isBanned' | 'hasAccounts' | 'isAccountBanned'>;
}

/**
 * Finds the account whose personal token a request shows: `undefined` for a request without one, and a code if the
 * token does not allow what that scope does.
 */
export async function personalAccount(
  request: FastifyRequest,
  { accounts, bans }: PersonalParts,
  wanted: TokenScope,
): Promise<SignedInAs | { readonly code: RefusalCode } | undefined> {
  if (personalOf(request) === undefined) return undefined;
  const who = await accountOf(request, accounts);
  if (who?.scope === undefined) return { code: 'ERR_SIGNED_OUT' };
  if (!allows(who.scope, wanted)) return { code: 'ERR_SCOPE' };
  const from = originOf(request);
  const isBanned =
    bans.isBanned(from) ||
    (bans.hasAccounts && (await bans.isAccountBanned(who.session.key, who.account, from)));
  return isBanned ? { code: 'ERR_BANNED' } : who;
}

/** Returns the id by which a table recognises an account, in whose log only its mark is kept. */
export const idOfAccount = ({ name, id = '' }: Account): string => `${name} ${id}`;

/**
 * Returns the token of the chair that a program has at a table; `undefined` if it has none, and for the account of a
 * person, whose chairs have tokens of their own. Rejects if its address has looked up too much.
 */
export async function chairTokenFor(
  parts: TableParts,
  request: FastifyRequest,
  table: string,
  { account }: SignedInAs,
): Promise<string | undefined> {
  const live = await tableNamed(parts, request, table);
  return live && chairTokenAt(account, live.table);
}

/** The routes, besides reading, that are open to a program's account: what is its own, and acting with its token. */
const OF_PROGRAM =
  /^\/api\/(?:(?:session|passkeys|me|account(?!\/(?:lessons|evenings)))(?:\/|$)|tables\/:table\/(?:actions|invitations(?:\/:chair)?)$)/;

/**
 * Refuses what a program's account has no part in: opening tables, listing them, requests for partners, challenges,
 * lessons, evenings and clubs, where people meet and are compared.
 */
export function keepProgramsOut(app: FastifyInstance, { accounts }: Pick<PersonalParts, 'accounts'>): void {
  // after the limits of the routes, so that a request over its limit reads no account
  app.addHook('preHandler', async (request, reply) => {
    const { url = '' } = request.routeOptions;
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (isReading || !url.startsWith('/api/') || OF_PROGRAM.test(url)) return;
    const who = await accountOf(request, accounts);
    if (who !== undefined && isProgram(who.account)) return refuse(reply, { code: 'ERR_PROGRAM' });
  });
}
