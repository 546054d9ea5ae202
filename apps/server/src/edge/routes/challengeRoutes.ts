import { joinChallenge, openChallenge } from '@overtrick/protocol/challenge';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import { isChallengeId } from '../../boards/challenge.ts';
import type { Challenges } from '../../boards/challenges.ts';
import type { Origin } from '../../live/marks.ts';
import { countedAs } from '../request/address.ts';
import { originOf } from '../request/from.ts';
import { LONG_LOOKS, LOOKS, perMinute } from '../request/limits.ts';
import { refuse } from '../request/refuse.ts';
import { refused } from '../request/words.ts';
import { withBody } from './body.ts';
import { idOfAccount } from './personal.ts';
import { sessionOf } from './session.ts';
import { chairOfRequest, type TableParts, tableNamed } from './tables.ts';

interface OfChallenge {
  Params: { challenge: string };
  Querystring: { table?: string };
}

export interface ChallengeParts extends TableParts {
  readonly challenges: Challenges;
  readonly accounts: Accounts;
  readonly opensPerMinute: number;
}

/** Serves challenges, in which many play the same boards, over HTTP. */
export function addChallenges(app: FastifyInstance, parts: ChallengeParts): void {
  const { challenges, accounts, opensPerMinute } = parts;
  const opens = perMinute(opensPerMinute);
  const find = async (id: string) => (isChallengeId(id) ? challenges.find(id) : undefined);

  app.post(
    '/api/challenges',
    opens,
    withBody(openChallenge, 'challenges', async (wanted, request, reply) => {
      const opened = await challenges.open(wanted, countedAs(request.ip));
      if (!opened.ok) return reply.code(400).send(refused(opened));
      return reply.code(201).send({ challenge: opened.value });
    }),
  );
  app.get('/api/challenges/today', LOOKS, async (_request, reply) => {
    const challenge = await challenges.ofDay(new Date().toISOString().slice(0, 10));
    return reply.header('cache-control', 'no-store').send({ challenge });
  });
  app.get<OfChallenge>('/api/challenges/:challenge', LONG_LOOKS, async (request, reply) => {
    const challenge = await find(request.params.challenge);
    if (challenge === undefined) return refuse(reply, { code: 'ERR_NO_CHALLENGE' });
    const told = await challenges.told(challenge, await ownTable(request, parts));
    return reply.header('cache-control', 'no-store').send(told);
  });
  app.post<OfChallenge>(
    '/api/challenges/:challenge/tables',
    opens,
    withBody(joinChallenge, 'challenges', async (wanted, request: FastifyRequest<OfChallenge>, reply) => {
      const challenge = await find(request.params.challenge);
      if (challenge === undefined) return refuse(reply, { code: 'ERR_NO_CHALLENGE' });
      const opened = await challenges.join(challenge, wanted, await comingFrom(request, accounts));
      if (!opened.ok) return reply.code(409).send(refused(opened));
      return reply.code(201).send(opened.value);
    }),
  );
}

/** Returns the origin of a request, with the account if somebody is signed in. */
async function comingFrom(request: FastifyRequest<OfChallenge>, accounts: Accounts): Promise<Origin> {
  const session = sessionOf(request);
  const account = session && (await accounts.find(session));
  const from = originOf(request);
  return account === undefined ? from : { ...from, account: idOfAccount(account) };
}

/** Returns the table that the visitor names, if their token belongs to a chair there. */
async function ownTable(
  request: FastifyRequest<OfChallenge>,
  parts: TableParts,
): Promise<string | undefined> {
  const { table = '' } = request.query;
  const live = await tableNamed(parts, request, table);
  return live !== undefined && chairOfRequest(request, live.table) !== undefined ? table : undefined;
}
