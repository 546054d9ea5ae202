import { declareBot } from '@overtrick/protocol/account';
import type { FastifyInstance } from 'fastify';
import { keyOf } from '../../accounts/accountLogs.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { TRIES } from '../request/limits.ts';
import { refuse } from '../request/refuse.ts';
import { refused } from '../request/words.ts';
import { withBody } from './body.ts';
import { type SignedInAs, signedIn } from './session.ts';

/** Serves the declaration by which an account becomes that of a computer program, for ever. */
export function addMe(app: FastifyInstance, accounts: Accounts): void {
  app.post(
    '/api/me/bot',
    TRIES,
    signedIn(
      accounts,
      withBody(declareBot, 'bot', async ({ name, operator }, _request, reply, { session }: SignedInAs) => {
        if (keyOf(name) !== session.key) return refuse(reply, { code: 'ERR_OTHER_NAME' });
        const code = await accounts.declareProgram(session, operator);
        return code === undefined ? reply.code(204).send() : reply.code(409).send(refused({ code }));
      }),
    ),
  );
}
