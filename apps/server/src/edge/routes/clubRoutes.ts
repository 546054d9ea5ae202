import {
  addMembers,
  changeMember,
  describeClub,
  openClub,
  openEvening,
  setSeries,
} from '@overtrick/protocol/clubs';
import { MOST_SIGNUP_TOKENS, SIGNUP_HEADER } from '@overtrick/protocol/device';
import { changeSignup, setSignups, signUp } from '@overtrick/protocol/signups';
import type { Failure } from '@overtrick/rules/result';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import { calendarOf } from '../../clubs/calendar.ts';
import type { ClubEvenings } from '../../clubs/clubEvenings.ts';
import type { Club } from '../../clubs/clubLog.ts';
import type { Clubs } from '../../clubs/clubs.ts';
import { exportedClub, exportedMember } from '../../clubs/exported.ts';
import { resultsFor, standingsFor } from '../../clubs/standings.ts';
import { type Asker, askerOf } from '../../clubs/tokens.ts';
import { eveningsFor, isOwn, membersFor, seesMembers, shownTo } from '../../clubs/views.ts';
import { entrantsIn } from '../../signups/entrants.ts';
import type { Signups, Visitor } from '../../signups/signups.ts';
import { originOf, siteOf } from '../request/from.ts';
import { LONG_CLASS, LOOKS, perMinute, WHOLE } from '../request/limits.ts';
import { MOST_OF_PAGE, pageOf } from '../request/paging.ts';
import { refuse } from '../request/refuse.ts';
import { refused } from '../request/words.ts';
import { withBody } from './body.ts';
import { sessionOf } from './session.ts';
import { tokenOf } from './tables.ts';

/** The part of the tables per address and minute that may be clubs. */
const PART_OF_OPENS = 1 / 6;
/** The limit for removing members: each removal deletes a name from every evening of that member. */
const REMOVALS = perMinute(20);
/** The size limit of a list of members, bytes. */
const MAX_MEMBERS_BYTES = 64 * 1024;

/** The size of a page of members or evenings. */
const PAGE = { usual: MOST_OF_PAGE } as const;

export interface ClubParts {
  readonly clubs: Clubs;
  readonly clubEvenings: ClubEvenings;
  readonly signups: Signups;
  readonly accounts: Accounts;
  /** The most tables that one address may open per minute. */
  readonly opensPerMinute: number;
  /** The address at which everybody reaches the server, if it is set. */
  readonly publicUrl?: string | undefined;
  /** True while the server accepts new things. */
  readonly isOpen: () => boolean;
}

interface OfClub {
  Params: { club: string; member?: string; tournament?: string; series?: string; signup?: string };
}

type ClubRequest = FastifyRequest<OfClub>;

/** The club that a request is about, and the role of its sender. */
interface About {
  readonly id: string;
  readonly club: Club;
  readonly asker: Asker;
}

/** Serves clubs over HTTP: their evenings, members and settings. */
export function addClubs(app: FastifyInstance, parts: ClubParts): void {
  const { clubs, clubEvenings, signups, opensPerMinute } = parts;
  const opens = perMinute(Math.ceil(PART_OF_OPENS * opensPerMinute));
  app.post(
    '/api/clubs',
    opens,
    withBody(openClub, 'clubs', async ({ name }, _request, reply) => {
      if (!parts.isOpen()) return reply.code(503).send(refused({ code: 'ERR_BUSY' }));
      return reply.code(201).send(await clubs.open(name));
    }),
  );
  app.get<OfClub>(
    '/api/clubs/:club',
    LONG_CLASS,
    asked(parts, async ({ id, club, asker }, _request, reply) => {
      clubEvenings.lookAfter(id, club);
      return reply.header('cache-control', 'no-store').send(shownTo(id, club, asker, Date.now()));
    }),
  );
  app.get<OfClub>(
    '/api/clubs/:club/calendar.ics',
    LONG_CLASS,
    asked(parts, async ({ id, club }, request, reply) =>
      reply
        .header('cache-control', 'public, max-age=900')
        .type('text/calendar; charset=utf-8')
        .send(calendarOf(id, club, parts.publicUrl ?? siteOf(request), Date.now())),
    ),
  );
  app.post<OfClub>(
    '/api/clubs/:club',
    LOOKS,
    withBody(describeClub, 'clubs', (wanted, request: ClubRequest, reply) =>
      owned(parts, async ({ id }) => answer(reply, await clubs.describe(id, wanted)))(request, reply),
    ),
  );
  app.delete<OfClub>(
    '/api/clubs/:club',
    LOOKS,
    owned(parts, async ({ id, club }, _request, reply) => {
      await clubs.delete(id);
      await signups.deleteAll(id, club);
      return reply.code(204).send();
    }),
  );
  app.post<OfClub>(
    '/api/clubs/:club/link',
    LOOKS,
    owned(parts, async ({ id }, _request, reply) => {
      const made = await clubs.relink(id);
      return made.ok ? reply.code(201).send(made.value) : answer(reply, made);
    }),
  );
  app.get<OfClub>(
    '/api/clubs/:club/export',
    WHOLE,
    owned(parts, ({ id, club }, _request, reply) => sendFile(reply, id, exportedClub(id, club))),
  );
  addEvenings(app, parts, opens);
  addMembersOf(app, parts);
  addSeries(app, parts);
  addSignups(app, parts);
}

function addEvenings(app: FastifyInstance, parts: ClubParts, opens: ReturnType<typeof perMinute>): void {
  const { clubEvenings, signups } = parts;
  app.post<OfClub>(
    '/api/clubs/:club/evenings',
    opens,
    withBody(openEvening, 'evenings', (wanted, request: ClubRequest, reply) =>
      owned(parts, async ({ id, club }) => {
        if (!parts.isOpen()) return reply.code(503).send(refused({ code: 'ERR_BUSY' }));
        const opened = await clubEvenings.open(id, club, wanted, async (date) =>
          entrantsIn(club, await signups.listOf(id, club, date)),
        );
        return opened.ok ? reply.code(201).send(opened.value) : answer(reply, opened);
      })(request, reply),
    ),
  );
  app.get<OfClub>(
    '/api/clubs/:club/evenings',
    LONG_CLASS,
    asked(parts, ({ club, asker }, request, reply) => {
      const evenings = pageOf(request, reply, eveningsFor(club, asker), ({ tournament }) => tournament, PAGE);
      return reply.header('cache-control', 'no-store').send({ evenings });
    }),
  );
  const ofEvening = (handle: (id: string, tournament: string) => Promise<void>) =>
    owned(parts, async ({ id, club }, { params: { tournament = '' } }, reply) => {
      if (!club.evenings.has(tournament)) return refuse(reply, { code: 'ERR_NO_TOURNAMENT' });
      await handle(id, tournament);
      return reply.code(204).send();
    });
  app.post<OfClub>(
    '/api/clubs/:club/evenings/:tournament',
    LOOKS,
    ofEvening((id, tournament) => clubEvenings.readAgain(id, tournament)),
  );
  app.delete<OfClub>(
    '/api/clubs/:club/evenings/:tournament',
    LOOKS,
    ofEvening((id, tournament) => clubEvenings.takeOff(id, tournament)),
  );
}

function addMembersOf(app: FastifyInstance, parts: ClubParts): void {
  const { clubs, clubEvenings, signups } = parts;
  app.get<OfClub>(
    '/api/clubs/:club/members',
    LONG_CLASS,
    asked(parts, ({ club, asker }, request, reply) => {
      if (!seesMembers(club, asker)) return notTheKey(reply);
      const members = pageOf(request, reply, membersFor(club, asker), ({ member }) => member, PAGE);
      return reply.header('cache-control', 'no-store').send({ members });
    }),
  );
  app.post<OfClub>(
    '/api/clubs/:club/members',
    { ...LOOKS, bodyLimit: MAX_MEMBERS_BYTES },
    withBody(addMembers, 'members', ({ members }, request: ClubRequest, reply) =>
      owned(parts, async ({ id }) => answer(reply, await clubs.addMembers(id, members)))(request, reply),
    ),
  );
  app.post<OfClub>(
    '/api/clubs/:club/members/:member',
    LOOKS,
    withBody(changeMember, 'members', (wanted, request: ClubRequest, reply) =>
      ofMember(parts, async ({ id, club, asker }, member) => {
        const { isHidden, ...rest } = wanted;
        if (asker.role !== 'owner' && Object.values(rest).some((value) => value !== undefined))
          return notTheKey(reply);
        const before = club.members.get(member);
        const changed = await clubs.changeMember(id, member, wanted, asker.role === 'member');
        if (changed.ok && isHidden && before !== undefined) {
          await signups.hideName(id, club, member, before.name);
          await clubEvenings.hideName(id, club, member, before.name);
        }
        return answer(reply, changed);
      })(request, reply),
    ),
  );
  app.delete<OfClub>(
    '/api/clubs/:club/members/:member',
    REMOVALS,
    ofMember(parts, async ({ id, club }, member, _request, reply) => {
      const { name = '' } = club.members.get(member) ?? {};
      await signups.removeMember(id, club, member, name);
      await clubEvenings.hideName(id, club, member, name);
      await clubs.removeMember(id, member);
      return reply.code(204).send();
    }),
  );
  app.post<OfClub>(
    '/api/clubs/:club/members/:member/link',
    LOOKS,
    ofMember(parts, async ({ id, asker }, member, _request, reply) => {
      if (asker.role !== 'owner') return notTheKey(reply);
      const made = await clubs.linkMember(id, member);
      return made.ok ? reply.code(201).send(made.value) : answer(reply, made);
    }),
  );
  app.get<OfClub>(
    '/api/clubs/:club/members/:member',
    LONG_CLASS,
    asked(parts, ({ club, asker }, request, reply) => {
      if (!seesMembers(club, asker)) return notTheKey(reply);
      const shown = resultsFor(club, asker, request.params.member ?? '');
      if (shown === undefined) return refuse(reply, { code: 'ERR_NO_MEMBER' });
      const results = pageOf(request, reply, shown.results, ({ tournament }) => tournament);
      return reply.header('cache-control', 'no-store').send({ ...shown, results });
    }),
  );
  app.get<OfClub>(
    '/api/clubs/:club/members/:member/export',
    WHOLE,
    ofMember(parts, async ({ id, club }, member, _request, reply) =>
      sendFile(reply, `${id}-${member}`, {
        ...exportedMember(club, member),
        signups: await signups.exported(id, club, member),
      }),
    ),
  );
}

function addSeries(app: FastifyInstance, parts: ClubParts): void {
  const { clubs } = parts;
  app.post<OfClub>(
    '/api/clubs/:club/series',
    LOOKS,
    withBody(setSeries, 'series', (wanted, request: ClubRequest, reply) =>
      owned(parts, async ({ id }) => answer(reply, await clubs.setSeries(id, wanted)))(request, reply),
    ),
  );
  app.get<OfClub>(
    '/api/clubs/:club/series/:series',
    LONG_CLASS,
    asked(parts, ({ club, asker }, request, reply) => {
      if (!seesMembers(club, asker)) return notTheKey(reply);
      const shown = standingsFor(club, asker, request.params.series ?? '');
      if (shown === undefined) return refuse(reply, { code: 'ERR_NO_SERIES' });
      const rows = pageOf(request, reply, shown.rows, ({ members }) => members.join('-'));
      return reply.header('cache-control', 'no-store').send({ ...shown, rows });
    }),
  );
  app.delete<OfClub>(
    '/api/clubs/:club/series/:series',
    LOOKS,
    owned(parts, async ({ id }, { params: { series = '' } }, reply) =>
      answer(reply, await clubs.finishSeries(id, series)),
    ),
  );
}

function addSignups(app: FastifyInstance, parts: ClubParts): void {
  const { signups } = parts;
  /** Returns the sender of a request, as the lists of the club know them. */
  const visitorOf = async (request: FastifyRequest, asker: Asker): Promise<Visitor> => {
    const session = sessionOf(request);
    const account = session && (await parts.accounts.find(session));
    const tokens = String(request.headers[SIGNUP_HEADER] ?? '').split(',', MOST_SIGNUP_TOKENS);
    const name = session && account && `${session.key} ${account.id ?? ''}`;
    return {
      asker,
      tokens: tokens.filter((one) => TOKEN.test(one)),
      origin: { ...originOf(request), account: name },
    };
  };
  app.get<OfClub>(
    '/api/clubs/:club/signups',
    LONG_CLASS,
    asked(parts, async ({ id, club, asker }, request, reply) => {
      const shown = await signups.shown(id, club, await visitorOf(request, asker));
      const page = pageOf(request, reply, shown.signups, ({ signup }) => signup);
      return reply.header('cache-control', 'no-store').send({ ...shown, signups: page });
    }),
  );
  app.post<OfClub>(
    '/api/clubs/:club/signup-terms',
    LOOKS,
    withBody(setSignups, 'signups', ({ terms }, request: ClubRequest, reply) =>
      owned(parts, async ({ id, club }) => answer(reply, await signups.set(id, club, terms)))(request, reply),
    ),
  );
  app.post<OfClub>(
    '/api/clubs/:club/signups',
    LOOKS,
    withBody(signUp, 'signups', (wanted, request: ClubRequest, reply) =>
      asked(parts, async ({ id, asker }) => {
        if (!parts.isOpen()) return reply.code(503).send(refused({ code: 'ERR_BUSY' }));
        const done = await signups.enter(id, await visitorOf(request, asker), wanted);
        return done.ok ? reply.code(201).send(done.value) : answer(reply, done);
      })(request, reply),
    ),
  );
  app.post<OfClub>(
    '/api/clubs/:club/signups/:signup',
    LOOKS,
    withBody(changeSignup, 'signups', (wanted, request: ClubRequest, reply) =>
      asked(parts, async ({ id, asker }) => {
        const { signup = '' } = request.params;
        return answer(reply, await signups.change(id, await visitorOf(request, asker), signup, wanted));
      })(request, reply),
    ),
  );
  app.delete<OfClub>(
    '/api/clubs/:club/signups/:signup',
    LOOKS,
    asked(parts, async ({ id, asker }, request, reply) => {
      const { signup = '' } = request.params;
      return answer(reply, await signups.withdraw(id, await visitorOf(request, asker), signup));
    }),
  );
}

/** The form of a token in a header. */
const TOKEN = /^[\w-]{20,64}$/;

type Handler = (about: About, request: ClubRequest, reply: FastifyReply) => unknown;

/** Returns a route for an existing club, with the role of the sender by their key. */
const asked =
  ({ clubs }: ClubParts, handle: Handler) =>
  async (request: ClubRequest, reply: FastifyReply): Promise<unknown> => {
    const { club: id } = request.params;
    const club = await clubs.find(id);
    if (club === undefined) return refuse(reply, { code: 'ERR_NO_CLUB' });
    return handle({ id, club, asker: askerOf(club, tokenOf(request)) }, request, reply);
  };

/** Returns a route that only the club's owner may use. */
const owned = (parts: ClubParts, handle: Handler) =>
  asked(parts, (about, request, reply) =>
    about.asker.role === 'owner' ? handle(about, request, reply) : notTheKey(reply),
  );

/** Returns a route for the owner and for the member whom it is about. */
const ofMember = (
  parts: ClubParts,
  handle: (about: About, member: string, request: ClubRequest, reply: FastifyReply) => unknown,
) =>
  asked(parts, (about, request, reply) => {
    const { member = '' } = request.params;
    if (!isOwn(about.asker, member)) return notTheKey(reply);
    if (!about.club.members.has(member)) return refuse(reply, { code: 'ERR_NO_MEMBER' });
    return handle(about, member, request, reply);
  });

const notTheKey = (reply: FastifyReply) => refuse(reply, { code: 'ERR_CLUB_KEY' });

const STATUS: Readonly<Record<string, number>> = {
  ERR_NO_CLUB: 404,
  ERR_NO_MEMBER: 404,
  ERR_NO_SERIES: 404,
  ERR_CLUB_FULL: 409,
  ERR_MEMBER_NAME: 409,
  ERR_EVENING_KNOWN: 409,
  ERR_CLUB_KEY: 401,
  ERR_NO_SIGNUP: 404,
  ERR_SIGNUPS_CLOSED: 409,
  ERR_SIGNED_UP: 409,
  ERR_SIGNUPS_FULL: 409,
  ERR_SHARE: 409,
};

const answer = (reply: FastifyReply, done: { readonly ok: true } | Failure) =>
  done.ok ? reply.code(204).send() : reply.code(STATUS[done.code] ?? 400).send(refused(done));

/** Sends a file for download. The browser must never display it, because it contains visitors' text. */
const sendFile = (reply: FastifyReply, name: string, content: object) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}.json"`)
    .type('application/json')
    .send(`${JSON.stringify(content, undefined, 2)}\n`);
