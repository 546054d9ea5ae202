import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Bans } from '../../moderation/bans.ts';
import { originOf } from '../request/from.ts';
import { refuse } from '../request/refuse.ts';
import { accountOf } from './session.ts';

export interface BanParts {
  readonly accounts: Accounts;
  readonly bans: Bans;
}

/** Routes that stay open: a banned person may still sign in to export or delete their data and withdraw their posts. */
const OPEN = /^\/api\/(?:session|passkeys\/session)(?:[/?]|$)/;

/** Refuses everything that a banned person tries to open, post, join or say over HTTP. */
export function addBans(app: FastifyInstance, { accounts, bans }: BanParts): void {
  const isBanned = async (request: FastifyRequest): Promise<boolean> => {
    const from = originOf(request);
    if (bans.isBanned(from)) return true;
    const who = bans.hasAccounts ? await accountOf(request, accounts) : undefined;
    return who !== undefined && bans.isAccountBanned(who.session.key, who.account, from);
  };
  // after the limits of the routes, so that a request over its limit does not cost a check of the bans
  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST' || OPEN.test(request.url)) return;
    if (await isBanned(request)) return refuse(reply, { code: 'ERR_BANNED' });
  });
}
