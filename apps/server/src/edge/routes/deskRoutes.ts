import { type DeskOfAccount, type DesksOfAccount, deskNamed, ownDesk } from '@overtrick/protocol/desks';
import { present } from '@overtrick/rules/present';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OwnDesk } from '../../accounts/account.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { proofOf } from '../../base/token.ts';
import { deskOrder, revokingOrder } from '../../evenings/accountKey.ts';
import { openKey } from '../../evenings/keys.ts';
import type { LiveTournament } from '../../evenings/liveTournament.ts';
import type { Tournaments } from '../../evenings/tournaments.ts';
import { unlessDamaged } from '../../store/pages.ts';
import { countedAs } from '../request/address.ts';
import { LONG_LOOKS, LOOKS, TRIES } from '../request/limits.ts';
import type { Lookups } from '../request/lookups.ts';
import { pageOf } from '../request/paging.ts';
import { refuse } from '../request/refuse.ts';
import { refused } from '../request/words.ts';
import { withBody } from './body.ts';
import { type SignedInAs, signedIn } from './session.ts';
import { isTableId } from './tables.ts';

/** The size of a page of an account's evenings, each of which is read. */
const PAGE = { usual: 20, most: 20 } as const;

export interface DeskParts {
  readonly accounts: Accounts;
  readonly tournaments: Tournaments;
  readonly lookups: Lookups;
}

/**
 * Serves the evenings that an account directs. The account has a key of its own in each, which no device has: it lives
 * on if the director's device is lost and its key revoked, and makes a key for each new device.
 */
export function addDesks(app: FastifyInstance, parts: DeskParts): void {
  const { accounts } = parts;
  app.get(
    '/api/account/evenings',
    LONG_LOOKS,
    signedIn(
      accounts,
      async (request, reply, { account }) => {
        const listed = pageOf(request, reply, account.desks, ({ tournament }) => tournament, PAGE);
        const evenings: DeskOfAccount[] = [];
        for (const desk of listed) {
          const live = await unlessDamaged(found(parts, request, desk.tournament));
          if (live !== undefined && isDirecting(live, desk)) evenings.push(shownOfDesk(live));
        }
        return reply.send({ evenings } satisfies DesksOfAccount);
      },
      'read',
    ),
  );
  app.post(
    '/api/account/evenings',
    LOOKS,
    signedIn(
      accounts,
      withBody(ownDesk, 'evenings', async ({ tournament, token, label }, request, reply, who: SignedInAs) => {
        const live = await found(parts, request, tournament);
        if (live === undefined) return noTournament(reply);
        const known = deskOf(who, tournament);
        if (known !== undefined && isDirecting(live, known)) return reply.code(204).send();
        const proof = proofOf(token);
        if (openKey(live.tournament, proof)?.role !== 'director') return noDirector(reply);
        const made = deskOrder(proof, label);
        const done = await live.do(made.order);
        if (!done.ok) return reply.code(409).send(refused(done));
        await accounts.keepDesk(who.session, { tournament, proof: proofOf(made.token) });
        return reply.code(204).send();
      }),
    ),
  );
  app.delete(
    '/api/account/evenings',
    LOOKS,
    signedIn(
      accounts,
      withBody(deskNamed, 'evenings', async ({ tournament }, request, reply, who: SignedInAs) => {
        const live = await found(parts, request, tournament);
        const known = deskOf(who, tournament);
        if (live !== undefined && known !== undefined) await live.do(revokingOrder(known.proof));
        await accounts.leaveDesk(who.session, tournament);
        return reply.code(204).send();
      }),
    ),
  );
  app.post(
    '/api/account/evenings/keys',
    TRIES,
    signedIn(
      accounts,
      withBody(deskNamed, 'keys', async ({ tournament }, request, reply, who: SignedInAs) => {
        const live = await found(parts, request, tournament);
        if (live === undefined) return noTournament(reply);
        const known = deskOf(who, tournament);
        if (known === undefined || !isDirecting(live, known)) return noDirector(reply);
        const made = deskOrder(known.proof);
        const done = await live.do(made.order);
        if (!done.ok) return reply.code(409).send(refused(done));
        return reply.code(201).send({ tournament, token: made.token });
      }),
    ),
  );
}

const found = async (
  { tournaments, lookups }: DeskParts,
  { ip }: Pick<FastifyRequest, 'ip'>,
  tournament: string,
): Promise<LiveTournament | undefined> =>
  isTableId(tournament) ? lookups.find(tournaments, tournament, countedAs(ip)) : undefined;

const deskOf = ({ account }: SignedInAs, tournament: string): OwnDesk | undefined =>
  account.desks.find((own) => own.tournament === tournament);

/** True while the account's key is valid: another director can revoke it. */
export const isDirecting = ({ tournament }: LiveTournament, { proof }: OwnDesk): boolean =>
  openKey(tournament, proof)?.role === 'director';

export const shownOfDesk = ({ id, tournament: { terms, state } }: LiveTournament): DeskOfAccount => ({
  tournament: id,
  state,
  ...present({ name: terms.name, date: terms.date }),
});

const noTournament = (reply: FastifyReply) => refuse(reply, { code: 'ERR_NO_TOURNAMENT' });

const noDirector = (reply: FastifyReply) => refuse(reply, { code: 'ERR_DESK_KEY' });
