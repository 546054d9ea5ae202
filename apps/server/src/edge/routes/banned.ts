import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Bans } from '../../moderation/bans.ts';
import { originOf } from '../request/from.ts';
import { refused } from '../request/words.ts';
import { sessionOf } from './session.ts';

export interface BanParts {
  readonly accounts: Accounts;
  readonly bans: Bans;
}

/** Signing in stays open: somebody who is banned takes along what is theirs, deletes it, and withdraws their posts. */
const OPEN = /^\/api\/(?:session|passkeys\/session)(?:[/?]|$)/;

/** Refuses everything that somebody who is banned would open, post, join or say over HTTP. */
export function addBans(app: FastifyInstance, { accounts, bans }: BanParts): void {
  const isBanned = async (request: FastifyRequest): Promise<boolean> => {
    const from = originOf(request);
    if (bans.isBanned(from)) return true;
    const session = bans.hasAccounts ? sessionOf(request) : undefined;
    const account = session && (await accounts.find(session));
    return account !== undefined && session !== undefined && bans.isAccountBanned(session.key, account, from);
  };
  // after the limits of the routes: a request over its limit costs no look at the bans
  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST' || OPEN.test(request.url)) return;
    if (await isBanned(request)) return reply.code(403).send(refused({ code: 'ERR_BANNED' }));
  });
}
