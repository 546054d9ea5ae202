import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { MAX_MESSAGE_BYTES } from '@overtrick/protocol/messages';
import { NewerLog } from '@overtrick/table/kinds';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { isLoopback } from '../base/addresses.ts';
import { LogLong } from '../base/logLong.ts';
import type { Metrics } from '../base/metrics.ts';
import type { Pulse } from '../base/redis.ts';
import { proofOf } from '../base/token.ts';
import { addAnswers } from './answers.ts';
import { sharedCounts } from './counts.ts';
import { addPages } from './pages.ts';
import { capConnections } from './plain.ts';
import { countedAs, type Trust, trustLoopback } from './request/address.ts';
import { isSameOrigin } from './request/origin.ts';
import { UnknownPage } from './request/paging.ts';
import type { Portions } from './request/portions.ts';
import { addProblems } from './request/problems.ts';
import { refuse } from './request/refuse.ts';
import { refused } from './request/words.ts';
import { type AccountParts, addAccounts } from './routes/accountRoutes.ts';
import { addAddresses } from './routes/addressRoutes.ts';
import { addBans, type BanParts } from './routes/banned.ts';
import { addBoards } from './routes/boardRoutes.ts';
import { addChallenges, type ChallengeParts } from './routes/challengeRoutes.ts';
import { addClubs, type ClubParts } from './routes/clubRoutes.ts';
import { addCodes, type CodeParts } from './routes/codeRoutes.ts';
import { addDesks } from './routes/deskRoutes.ts';
import { addEmbeds } from './routes/embedRoutes.ts';
import { foundBy } from './routes/found.ts';
import { addInvitations, type InvitationParts } from './routes/invitationRoutes.ts';
import { addLessons, type LessonParts } from './routes/lessonRoutes.ts';
import { addMeeting, type MeetingParts } from './routes/meetingRoutes.ts';
import { addOffline } from './routes/offlineRoutes.ts';
import { keepProgramsOut } from './routes/personal.ts';
import { previewsOf, wordsIn } from './routes/preview.ts';
import { addProblemKinds } from './routes/problemRoutes.ts';
import { type ApiParts, addApi } from './routes/tableRoutes.ts';
import { addTournaments, type TournamentParts } from './routes/tournamentRoutes.ts';
import { securityHeaders } from './security.ts';

interface BareParts {
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly isReady: () => Promise<Readiness>;
  /** Proxies whose forwarded client addresses are trusted; without it, those on this machine. */
  readonly trust?: Trust;
  /** The token with which other machines may read the metrics. */
  readonly metricsToken?: string | undefined;
}

/** The readiness of the process: its store and its other services answer. */
export interface Readiness {
  readonly ok: boolean;
  readonly why?: string;
  /** True if its Redis answers; absent without one. While Redis is away, the process works alone. */
  readonly redis?: boolean;
}

/** The time limit for a request's headers, milliseconds. */
const HEADERS_MS = 5000;
const REQUEST_MS = 10_000;
/** The time for which an idle connection stays open, milliseconds. */
const KEPT_MS = 20_000;
const CHECKED_MS = 1000;

export interface HttpParts
  extends BareParts,
    ApiParts,
    CodeParts,
    ChallengeParts,
    MeetingParts,
    AccountParts,
    BanParts,
    InvitationParts,
    LessonParts,
    TournamentParts,
    ClubParts {
  /** The bytes of answers for each address. */
  readonly portions: Portions;
  /** The folder of the built pages. */
  readonly pages: string;
  /** The Redis through which processes count requests together; without it, each counts for itself. */
  readonly counting?: Pulse | undefined;
  /** The address at which everybody reaches the server, if it is set. */
  readonly publicUrl?: string | undefined;
}

/** Starts the pages, the HTTP interface of the tables, health and metrics. */
export async function startHttp(parts: HttpParts): Promise<FastifyInstance> {
  const app = await startBare(parts);
  const { counting } = parts;
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => countedAs(ip),
    store: sharedCounts(counting),
  });
  addAnswers(app, parts.portions);
  addBans(app, parts);
  keepProgramsOut(app, parts);
  addProblemKinds(app);
  addApi(app, parts);
  addCodes(app, parts);
  addAccounts(app, parts);
  addInvitations(app, parts);
  addBoards(app, parts);
  addOffline(app, parts.tables, parts.isOpen);
  addChallenges(app, parts);
  addMeeting(app, parts);
  addLessons(app, parts);
  addTournaments(app, parts);
  addDesks(app, parts);
  addClubs(app, parts);
  const { pages, log, publicUrl } = parts;
  const words = wordsIn(pages);
  addAddresses(app, publicUrl);
  addEmbeds(app, { ...parts, words });
  await addPages(app, pages, {
    previewAt: previewsOf(parts),
    words,
    isFound: foundBy(parts),
    log,
    publicUrl,
  });
  return app;
}

/** Starts only health and metrics. */
export async function startBare(parts: BareParts): Promise<FastifyInstance> {
  const { trust = trustLoopback } = parts;
  const app: FastifyInstance = Fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_MESSAGE_BYTES,
    trustProxy: trust,
    forceCloseConnections: true,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEPT_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECKED_MS },
    // without these, Fastify loads the compilers of its own schemas, which are a tenth of the server's code
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
  });
  capConnections(app.server, trust);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error, { routeOptions }, reply) =>
    answerError(error, reply, parts.log, routeOptions.bodyLimit ?? MAX_MESSAGE_BYTES),
  );
  addProblems(app);
  await app.register(helmet, securityHeaders);
  app.addHook('onRequest', async (request, reply) => {
    const { origin, host } = request.headers;
    const isSafe = request.method === 'GET' || request.method === 'HEAD';
    if (!isSafe && !isSameOrigin(origin, host)) return refuse(reply, { code: 'ERR_ORIGIN' });
  });
  addHealth(app, parts);
  return app;
}

/** Throws: the bodies of requests are read by the protocol's schemas, and no route has one of Fastify's. */
function unused(): never {
  throw new Error('read the body by a schema of the protocol, not by one of Fastify');
}

function addHealth(app: FastifyInstance, { metrics, isReady, metricsToken }: BareParts): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const readiness = await isReady();
    return reply.code(readiness.ok ? 200 : 503).send(readiness);
  });
  app.get('/metrics', async ({ ip, headers }, reply) => {
    // hashes are compared, so that the time of the comparison reveals nothing about the token
    const isShown =
      metricsToken !== undefined &&
      proofOf(headers.authorization ?? '') === proofOf(`Bearer ${metricsToken}`);
    const may = isShown || isLoopback(ip);
    if (!may) return refuse(reply, { code: 'ERR_METRICS' });
    return reply.header('content-type', metrics.contentType).send(await metrics.text());
  });
}

/** Answers every error with a sentence. The details of the server's own faults are only logged. */
function answerError(error: unknown, reply: FastifyReply, log: Logger, mostBytes: number): FastifyReply {
  if (error instanceof UnknownPage)
    return reply.code(400).send(refused({ code: 'ERR_MESSAGE', why: error.message }));
  if (error instanceof NewerLog) return reply.code(503).send(refused({ code: 'ERR_NEWER' }));
  if (error instanceof LogLong) return reply.code(409).send(refused({ code: error.code }));
  const status = statusOf(error);
  if (status === 429) return reply.code(429).send(refused({ code: 'ERR_BUSY' }));
  if (status === 413)
    return reply
      .code(413)
      .send(refused({ code: 'ERR_MESSAGE', why: `A message has ${mostBytes} bytes at most.` }));
  if (status === 415)
    return reply.code(415).send(refused({ code: 'ERR_MESSAGE', why: 'The message must be JSON.' }));
  if (status < 500)
    return reply.code(status).send(refused({ code: 'ERR_MESSAGE', why: 'The message is not JSON.' }));
  log.error({ err: error }, 'a request could not be handled');
  return reply.code(500).send(refused({ code: 'ERR_SERVER' }));
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
