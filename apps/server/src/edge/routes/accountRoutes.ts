import { type AccountSignedIn, accountNamed, credentials, ownChair } from '@overtrick/protocol/account';
import { isProgram } from '@overtrick/protocol/program';
import { present } from '@overtrick/rules/present';
import { chairByProof } from '@overtrick/table/table';
import type { FastifyInstance } from 'fastify';
import type { Account } from '../../accounts/account.ts';
import { keyOf } from '../../accounts/accountLogs.ts';
import { type Accounts, idOf } from '../../accounts/accounts.ts';
import type { Deletions } from '../../accounts/deletions.ts';
import { exported } from '../../accounts/exported.ts';
import type { Passkeys } from '../../accounts/passkeys.ts';
import { proofOf } from '../../base/token.ts';
import type { Lessons } from '../../lessons/lessons.ts';
import type { Store } from '../../store/store.ts';
import { LONG_LOOKS, LOOKS, TRIES, WHOLE } from '../request/limits.ts';
import { pageOf } from '../request/paging.ts';
import { refuse } from '../request/refuse.ts';
import { refused } from '../request/words.ts';
import { withBody } from './body.ts';
import { addCards } from './cardRoutes.ts';
import { addFriends } from './friendRoutes.ts';
import { addMe } from './meRoutes.ts';
import { addPasskeys } from './passkeyRoutes.ts';
import { deviceOf, type SignedInAs, sessionOf, signedIn, withoutSession, withSession } from './session.ts';
import { addSessions } from './sessionRoutes.ts';
import { type TableParts, tableNamed } from './tables.ts';
import { addTokens } from './tokenRoutes.ts';

export interface AccountParts extends TableParts {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly deletions: Deletions;
  readonly passkeys: Passkeys;
  readonly lessons: Lessons;
}

/** Returns an account as its owner sees it. */
export const shownOf = ({ name, program }: Account): AccountSignedIn => ({
  name,
  ...(program !== undefined && { program: present({ operator: program.operator }) }),
});

/** The tables whose boards are in one page of them. */
const TABLES_OF_PAGE = { usual: 30, most: 30 } as const;

/** Serves accounts over HTTP. */
export function addAccounts(app: FastifyInstance, parts: AccountParts): void {
  const { accounts, deletions, passkeys, lessons, store, tables } = parts;
  app.post(
    '/api/account',
    TRIES,
    withBody(credentials, 'account', async ({ name, password }, request, reply) => {
      const session = await accounts.register(name, password, deviceOf(request));
      if (session === undefined) return refuse(reply, { code: 'ERR_NAME_TAKEN' });
      return withSession(request, reply, session).code(201).send({ name });
    }),
  );
  app.post(
    '/api/session',
    TRIES,
    withBody(credentials, 'session', async ({ name, password }, request, reply) => {
      const session = await accounts.signIn(name, password, deviceOf(request));
      const account = session && (await accounts.find(session));
      if (session === undefined || account === undefined)
        return reply.code(401).send(refused({ code: 'ERR_PASSWORD' }));
      return withSession(request, reply, session).send(shownOf(account));
    }),
  );
  app.delete('/api/session', LOOKS, async (request, reply) => {
    const session = sessionOf(request);
    if (session !== undefined) await accounts.signOut(session);
    return withoutSession(request, reply).code(204).send();
  });
  app.get(
    '/api/account',
    LOOKS,
    signedIn(accounts, async (_request, reply, { account }) => reply.send(shownOf(account)), 'read'),
  );
  app.delete(
    '/api/account',
    TRIES,
    signedIn(
      accounts,
      withBody(accountNamed, 'account', async ({ name }, request, reply, { session }: SignedInAs) => {
        if (keyOf(name) !== session.key) return refuse(reply, { code: 'ERR_OTHER_NAME' });
        await deletions.delete(session.key);
        return withoutSession(request, reply).code(204).send();
      }),
    ),
  );
  app.get(
    '/api/account/export',
    WHOLE,
    signedIn(accounts, async (_request, reply, { account }) => {
      const whole = await exported(store, accounts, lessons, account);
      return reply
        .header('content-disposition', 'attachment; filename="overtrick-account.json"')
        .type('application/json')
        .send(JSON.stringify(whole, undefined, 1));
    }),
  );
  app.get(
    '/api/account/boards',
    LONG_LOOKS,
    signedIn(
      accounts,
      async (request, reply, { account }) => {
        const chairs = pageOf(request, reply, account.chairs, ({ proof }) => idOf(proof), TABLES_OF_PAGE);
        return reply.send({ boards: await accounts.boards(chairs) });
      },
      'read',
    ),
  );
  app.post(
    '/api/account/chairs',
    LOOKS,
    signedIn(
      accounts,
      withBody(
        ownChair,
        'chairs',
        async ({ table, token }, request, reply, { session, account }: SignedInAs) => {
          const live = await tableNamed(parts, request, table);
          const chair = live && chairByProof(live.table, proofOf(token));
          if (live === undefined) return refuse(reply, { code: 'ERR_NO_TABLE' });
          if (chair === undefined) return reply.code(403).send(refused({ code: 'ERR_TOKEN' }));
          const player = live.table.players[chair];
          // a program's chair is in its account since it sat down, and a person's chair never belongs to a program
          if (isProgram(account) || (player !== undefined && isProgram(player)))
            return refuse(reply, { code: 'ERR_PROGRAM' });
          await accounts.sit(session, table, chair, token);
          return reply.code(204).send();
        },
      ),
      'play',
    ),
  );
  addCards(app, accounts);
  addSessions(app, accounts);
  addTokens(app, accounts);
  addMe(app, accounts);
  addFriends(app, accounts, tables);
  addPasskeys(app, accounts, passkeys);
}
