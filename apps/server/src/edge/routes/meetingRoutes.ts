import { MOST_MUTED, PLAY_LEVELS, WISH_KINDS } from '@overtrick/protocol/meeting/choices';
import { answerWish, listTable, postWish, WISH_ID } from '@overtrick/protocol/meeting/forms';
import { reportBody } from '@overtrick/protocol/moderation/report';
import { SYSTEM_CHOICES } from '@overtrick/rules/auction/systemChoices';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Accounts } from '../../accounts/accounts.ts';
import { proofOf } from '../../base/token.ts';
import type { Meeting } from '../../meeting/meeting.ts';
import type { PostedWish } from '../../meeting/notice.ts';
import { reportOfAnswer, reportOfWish } from '../../moderation/elsewhere.ts';
import type { Reports } from '../../moderation/reports.ts';
import { originOf } from '../request/from.ts';
import { LONG_LOOKS, LOOKS, perMinute } from '../request/limits.ts';
import { linkNext, pageIn, pageOf } from '../request/paging.ts';
import { refuse } from '../request/refuse.ts';
import { refused } from '../request/words.ts';
import { withBody } from './body.ts';
import { sharerOf } from './session.ts';
import { chairOfRequest, type TableParts, tableNamed, tokenOf } from './tables.ts';

interface OfWish {
  Params: { wish: string; table?: string };
}

type WishRequest = FastifyRequest<OfWish>;

export interface MeetingParts extends TableParts {
  readonly accounts: Accounts;
  readonly meeting: Meeting;
  readonly reports: Reports;
  readonly opensPerMinute: number;
}

/** The codes for posts beyond a limit. */
const FULL: ReadonlySet<string> = new Set(['ERR_NOTICES', 'ERR_SHARE']);

const wishId = new RegExp(WISH_ID);
/** The requests whose posters are to be hidden, separated by commas. */
const without = z.catch(
  z.optional(
    z.pipe(
      z.string(),
      z.transform((list: string) => list.split(',', MOST_MUTED).filter((one) => wishId.test(one))),
    ),
  ),
  undefined,
);
/** The parts of a query. A malformed part counts as left out. */
const muting = z.object({ without });
const asked = z.object({
  without,
  kind: z.catch(z.optional(z.enum(WISH_KINDS)), undefined),
  level: z.catch(z.optional(z.enum(PLAY_LEVELS)), undefined),
  system: z.catch(z.optional(z.enum(SYSTEM_CHOICES)), undefined),
  after: z.catch(z.optional(z.string().check(z.regex(wishId))), undefined),
});

/** Serves the open tables and the requests for partners over HTTP. */
export function addMeeting(app: FastifyInstance, parts: MeetingParts): void {
  const { accounts, meeting, reports, opensPerMinute } = parts;
  const opens = perMinute(opensPerMinute);
  /** Returns a route for an open request. */
  const ofWish =
    (handle: (wish: PostedWish, request: WishRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: WishRequest, reply: FastifyReply): Promise<unknown> => {
      const { wish } = request.params;
      const posted = wishId.test(wish) ? await meeting.find(wish) : undefined;
      if (posted === undefined) {
        const isCleared = wishId.test(wish) && (await meeting.isCleared(wish));
        return refuse(reply, { code: isCleared ? 'ERR_CLEARED' : 'ERR_NO_WISH' });
      }
      return handle(posted, request, reply);
    };
  /** Returns a route that only the poster of an open request may use. */
  const ofPoster = (
    handle: (wish: PostedWish, reply: FastifyReply, request: WishRequest) => Promise<unknown>,
  ) =>
    ofWish(async (posted, request, reply) => {
      const token = tokenOf(request);
      if (token === undefined || proofOf(token) !== posted.proof)
        return refuse(reply, { code: 'ERR_WISH_KEY' });
      return handle(posted, reply, request);
    });

  addOpenTables(app, parts);
  app.get('/api/wishes', LONG_LOOKS, async (request, reply) => {
    const { after, ...filter } = z.parse(asked, request.query);
    const { limit } = pageIn(request);
    const page = await meeting.wishes(filter, after, limit);
    if (page.next !== undefined) linkNext(request, reply, { after: page.next });
    return reply.header('cache-control', 'no-store').send(page);
  });
  app.post(
    '/api/wishes',
    opens,
    withBody(postWish, 'wishes', async (wanted, request, reply) => {
      const posted = await meeting.post(wanted, originOf(request));
      if (posted.ok) return reply.code(201).send(posted.value);
      return reply.code(posted.code === 'ERR_NOTICES' ? 409 : 400).send(refused(posted));
    }),
  );
  app.get<OfWish>(
    '/api/wishes/:wish',
    LOOKS,
    ofPoster(async (posted, reply) =>
      reply.header('cache-control', 'no-store').send({ answers: meeting.answersTo(posted) }),
    ),
  );
  app.delete<OfWish>(
    '/api/wishes/:wish',
    LOOKS,
    ofPoster(async (posted, reply) => {
      await meeting.withdraw(posted);
      return reply.code(204).send();
    }),
  );
  app.delete<OfWish>(
    '/api/wishes/:wish/answers/:table',
    LOOKS,
    ofPoster(async (posted, reply, { params }) => {
      await meeting.clear(posted, params.table ?? '');
      return reply.code(204).send();
    }),
  );
  app.post<OfWish>(
    '/api/wishes/:wish/answers',
    opens,
    withBody(answerWish, 'answers', (wanted, request: WishRequest, reply) =>
      ofWish(async (posted) => {
        const opened = await meeting.answer(
          posted,
          wanted,
          originOf(request),
          await sharerOf(request, accounts),
        );
        return opened.ok
          ? reply.code(201).send(opened.value)
          : reply.code(FULL.has(opened.code) ? 409 : 400).send(refused(opened));
      })(request, reply),
    ),
  );
  app.post<OfWish>(
    '/api/wishes/:wish/answers/:table/reports',
    LOOKS,
    withBody(reportBody, 'reports', (body, request: WishRequest, reply) =>
      ofPoster(async (posted) => {
        const answer = posted.answers.find(({ table }) => table === request.params.table);
        if (answer === undefined) return refuse(reply, { code: 'ERR_NO_WISH' });
        const secret = await meeting.secretOf(posted);
        const sent = await reports.add(reportOfAnswer(posted, answer, secret, body), originOf(request));
        return sent.ok ? reply.code(204).send() : reply.code(409).send(refused(sent));
      })(request, reply),
    ),
  );
  const reported = withBody(reportBody, 'reports', (body, request: WishRequest, reply) =>
    ofWish(async (posted) => {
      const from = originOf(request);
      const secret = await meeting.secretOf(posted);
      await meeting.report(posted, from);
      // the report counts towards hiding the request even if the operator accepts no more reports from there
      await reports.add(reportOfWish(posted, secret, body), from);
      return reply.code(204).send();
    })(request, reply),
  );
  app.post<OfWish>('/api/wishes/:wish/reports', LOOKS, (request: WishRequest, reply) => {
    // pages of older versions give no reason
    request.body = { reason: 'other', ...(request.body as object | undefined) };
    return reported(request, reply);
  });
}

/** Serves the tables that anybody may join. */
function addOpenTables(app: FastifyInstance, parts: MeetingParts): void {
  const { meeting, opensPerMinute } = parts;
  app.get('/api/open-tables', LONG_LOOKS, async (request, reply) => {
    const all = await meeting.listed(z.parse(muting, request.query).without);
    const tables = pageOf(request, reply, all, ({ table }) => table);
    return reply.header('cache-control', 'no-store').send({ tables });
  });
  app.post(
    '/api/open-tables',
    perMinute(opensPerMinute),
    withBody(listTable, 'open-tables', async (wanted, request, reply) => {
      const live = await tableNamed(parts, request, wanted.table);
      if (live === undefined || chairOfRequest(request, live.table) === undefined)
        return refuse(reply, { code: 'ERR_TOKEN' });
      const listed = await meeting.list(live, wanted, originOf(request));
      return listed.ok ? { ok: true } : reply.code(409).send(refused(listed));
    }),
  );
}
