import { giveAnswers, ownLesson, shareLesson, takeLesson } from '@overtrick/protocol/lesson';
import { MAX_LESSON_BYTES } from '@overtrick/protocol/lessonLimits';
import { reportBody } from '@overtrick/protocol/moderation/report';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Accounts, idOf } from '../../accounts/accounts.ts';
import { proofOf } from '../../base/token.ts';
import { type Asker, askerOf, type Lessons } from '../../lessons/lessons.ts';
import type { SharedLesson } from '../../lessons/sharedLesson.ts';
import { reportOfLesson } from '../../moderation/elsewhere.ts';
import type { Reports } from '../../moderation/reports.ts';
import { originOf } from '../request/from.ts';
import { CLASS, LONG_LOOKS, LOOKS, perMinute } from '../request/limits.ts';
import { pageOf } from '../request/paging.ts';
import { refuse } from '../request/refuse.ts';
import { refused } from '../request/words.ts';
import { withBody } from './body.ts';
import { type SignedInAs, sessionOf, sharerOf, signedIn } from './session.ts';
import { tokenOf } from './tables.ts';

/** The limit of lessons that one address may share per minute. */
const SHARES = perMinute(20);
/** The size of a page of an account's lessons, each of which is read. */
const PAGE = { usual: 30, most: 30 } as const;

interface OfLesson {
  Params: { lesson: string; pupil?: string };
}

type LessonRequest = FastifyRequest<OfLesson>;

export interface LessonParts {
  readonly accounts: Accounts;
  readonly lessons: Lessons;
  readonly reports: Reports;
}

/** Serves shared lessons over HTTP: for their owners, for pupils, and in accounts. */
export function addLessons(app: FastifyInstance, parts: LessonParts): void {
  const { lessons, reports } = parts;
  app.post(
    '/api/lessons',
    { ...SHARES, bodyLimit: MAX_LESSON_BYTES },
    withBody(shareLesson, 'lessons', async (wanted, _request, reply) => {
      const shared = await lessons.share(wanted);
      if (!shared.ok) return reply.code(400).send(refused(shared));
      return reply.code(201).send(shared.value);
    }),
  );
  app.get<OfLesson>(
    '/api/lessons/:lesson',
    CLASS,
    asked(parts, async (lesson, asker, _request, reply) =>
      reply.header('cache-control', 'no-store').send(await lessons.told(lesson, asker)),
    ),
  );
  app.get<OfLesson>(
    '/api/lessons/:lesson/results',
    LONG_LOOKS,
    asked(parts, async (lesson, { isOwner }, request, reply) => {
      if (!isOwner) return notTheKey(reply);
      const pupils = pageOf(request, reply, lesson.pupils, ({ pupil }) => pupil);
      return reply.header('cache-control', 'no-store').send(await lessons.results({ ...lesson, pupils }));
    }),
  );
  app.delete<OfLesson>(
    '/api/lessons/:lesson',
    LOOKS,
    asked(parts, async (lesson, { isOwner }, _request, reply) => {
      if (!isOwner) return notTheKey(reply);
      await lessons.remove(lesson);
      return reply.code(204).send();
    }),
  );
  app.post<OfLesson>(
    '/api/lessons/:lesson/pupils',
    CLASS,
    withBody(takeLesson, 'pupils', async ({ name }, request: LessonRequest, reply) => {
      const lesson = await lessons.find(request.params.lesson);
      if (lesson === undefined) return noLesson(lessons, request.params.lesson, reply);
      const joined = await lessons.join(lesson, name, await sharerOf(request, parts.accounts));
      if (!joined.ok) return reply.code(joined.code === 'ERR_NO_LESSON' ? 404 : 409).send(refused(joined));
      return reply.code(201).send(joined.value);
    }),
  );
  app.delete<OfLesson>(
    '/api/lessons/:lesson/pupils/:pupil',
    LOOKS,
    asked(parts, async (lesson, { isOwner }, { params }, reply) => {
      if (!isOwner) return notTheKey(reply);
      await lessons.dismiss(lesson, params.pupil ?? '');
      return reply.code(204).send();
    }),
  );
  app.delete<OfLesson>(
    '/api/lessons/:lesson/pupils/:pupil/household',
    LOOKS,
    asked(parts, async (lesson, { isOwner }, { params }, reply) => {
      if (!isOwner) return notTheKey(reply);
      await lessons.dismissTogether(lesson, params.pupil ?? '');
      return reply.code(204).send();
    }),
  );
  app.post<OfLesson>(
    '/api/lessons/:lesson/answers',
    CLASS,
    withBody(giveAnswers, 'answers', ({ answers }, request: LessonRequest, reply) =>
      asked(parts, async (lesson, { pupil }) => {
        if (pupil === undefined) return notTheKey(reply);
        const kept = await lessons.answer(lesson, pupil, answers);
        return kept.ok ? { ok: true } : reply.code(400).send(refused(kept));
      })(request, reply),
    ),
  );
  app.post<OfLesson>(
    '/api/lessons/:lesson/reports',
    LOOKS,
    withBody(reportBody, 'reports', (body, request: LessonRequest, reply) =>
      asked(parts, async (lesson) => {
        const sent = await reports.add(reportOfLesson(lesson, body), originOf(request));
        return sent.ok ? reply.code(204).send() : reply.code(409).send(refused(sent));
      })(request, reply),
    ),
  );
  addLessonsOfAccounts(app, parts);
}

/**
 * Serves the lessons of accounts: a lesson is added by its key, and then the account's session is a key too, on every
 * device.
 */
function addLessonsOfAccounts(
  app: FastifyInstance,
  { accounts, lessons }: Pick<LessonParts, 'accounts' | 'lessons'>,
): void {
  app.get(
    '/api/account/lessons',
    LONG_LOOKS,
    signedIn(accounts, async (request, reply, { account }) => {
      const listed = pageOf(request, reply, account.lessons, ({ proof }) => idOf(proof), PAGE);
      const all = await Promise.all(listed.map(({ lesson, proof }) => lessons.entry(lesson, proof)));
      return reply.send({ lessons: all.filter((lesson) => lesson !== undefined) });
    }),
  );
  app.post(
    '/api/account/lessons',
    LOOKS,
    signedIn(
      accounts,
      withBody(ownLesson, 'lessons', async (own, _request, reply, { session }: SignedInAs) => {
        const lesson = await lessons.find(own.lesson);
        if (lesson === undefined) return noLesson(lessons, own.lesson, reply);
        const { isOwner, pupil } = askerOf(lesson, [proofOf(own.token)]);
        if (!isOwner && pupil === undefined) return reply.code(403).send(refused({ code: 'ERR_LESSON_KEY' }));
        await accounts.keepLesson(session, own.lesson, own.token);
        return reply.code(204).send();
      }),
    ),
  );
}

/** Returns a route for an existing lesson, with the rights of the sender by their keys. */
const asked =
  (
    { accounts, lessons }: LessonParts,
    handle: (
      lesson: SharedLesson,
      asker: Asker,
      request: LessonRequest,
      reply: FastifyReply,
    ) => Promise<unknown>,
  ) =>
  async (request: LessonRequest, reply: FastifyReply): Promise<unknown> => {
    const lesson = await lessons.find(request.params.lesson);
    if (lesson === undefined) return noLesson(lessons, request.params.lesson, reply);
    return handle(lesson, askerOf(lesson, await proofsShown(request, accounts)), request, reply);
  };

/** Returns the hashes of a request's keys: its own, and those in the account that is signed in. */
async function proofsShown(request: LessonRequest, accounts: Accounts): Promise<readonly string[]> {
  const token = tokenOf(request);
  const session = sessionOf(request);
  const account = session && (await accounts.find(session));
  const ofAccount = account?.lessons.filter(({ lesson }) => lesson === request.params.lesson) ?? [];
  return [...(token === undefined ? [] : [proofOf(token)]), ...ofAccount.map(({ proof }) => proof)];
}

async function noLesson(lessons: Lessons, id: string, reply: FastifyReply): Promise<unknown> {
  return refuse(reply, { code: (await lessons.isCleared(id)) ? 'ERR_CLEARED' : 'ERR_NO_LESSON' });
}

const notTheKey = (reply: FastifyReply) => refuse(reply, { code: 'ERR_LESSON_KEY' });
