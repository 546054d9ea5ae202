import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { Accounts } from './accounts/accounts.ts';
import { Deletions } from './accounts/deletions.ts';
import { startOneTime } from './accounts/oneTime.ts';
import { Passkeys } from './accounts/passkeys.ts';
import { startLog } from './base/logs.ts';
import { Metrics } from './base/metrics.ts';
import type { Pulse } from './base/redis.ts';
import { Shares } from './base/shares.ts';
import { within } from './base/within.ts';
import { Challenges } from './boards/challenges.ts';
import type { Thinker } from './bots/thinker.ts';
import { ClubEvenings } from './clubs/clubEvenings.ts';
import { Clubs } from './clubs/clubs.ts';
import { Codes } from './codes/codes.ts';
import { Guesses } from './codes/guesses.ts';
import { type Readiness, startHttp } from './edge/http.ts';
import { type Trust, trustLoopback } from './edge/request/address.ts';
import { type LookupRules, Lookups } from './edge/request/lookups.ts';
import { Portions } from './edge/request/portions.ts';
import type { AddressLimits } from './edge/sockets/connections.ts';
import { Counting } from './edge/sockets/counting.ts';
import { closeSockets, type Heartbeat, type Sockets, startSockets } from './edge/sockets/sockets.ts';
import { Streams } from './edge/streams/streams.ts';
import { Dealing } from './evenings/files/dealing.ts';
import { Seating } from './evenings/online/seating.ts';
import { type BoardSolver, Solving, startBoardSolver } from './evenings/solving.ts';
import { Tournaments } from './evenings/tournaments.ts';
import { startForgetting } from './forgetting.ts';
import { Lessons } from './lessons/lessons.ts';
import { alone, type Joined } from './live/alone.ts';
import { startChance } from './live/chance.ts';
import { Tables } from './live/tables.ts';
import { Meeting } from './meeting/meeting.ts';
import { startModeration } from './moderation/start.ts';
import { type Reader, startReader } from './reading/reader.ts';
import { Signups } from './signups/signups.ts';
import { lockFolder } from './store/folderLock.ts';
import { openStore, type StorePlace } from './store/openStore.ts';
import { FULL, SILENT, type Store } from './store/store.ts';

export interface ServerOptions extends StorePlace {
  /** 0 takes a free port. */
  readonly port: number;
  readonly host: string;
  /** The Redis that connects this process to others: they serve the same tables and share the bots' computing. */
  readonly redisUrl: string | undefined;
  /** With a Redis: true if this process computes for the bots too. */
  readonly isThinking: boolean;
  /** Days without an action after which a table is deleted; 0: never. */
  readonly keepDays: number;
  /** Days without a change after which a tournament with a result is deleted; 0: never. */
  readonly keepResultsDays: number;
  /** The address at which everybody reaches the server, if it is set. */
  readonly publicUrl: string | undefined;
  /** The token with which other machines may read the metrics. */
  readonly metricsToken: string | undefined;
  /** STUN servers that help browsers hear each other across the internet. */
  readonly voiceServers: readonly string[];
  /** Tables are deleted even if they are a large part of the store. */
  readonly mayDeleteMany: boolean;
  /** The folder of the built pages. */
  readonly pages: string;
  /** The time that a bot waits before it acts, milliseconds. */
  readonly paceMs: number;
  /** Replaces every table's own grace time in tests, milliseconds. */
  readonly graceMs: number | undefined;
  /** Replaces the time for which seats of every sitting are held in tests, milliseconds. */
  readonly holdMs: number | undefined;
  /** The time that a table stays in memory when nobody is there, milliseconds. */
  readonly idleMs: number;
  /**
   * Makes the deals the same at every table and the bots the same each time, for tests. Without it, both are drawn from
   * the system's secure source.
   */
  readonly seed: string | undefined;
  readonly messagesPerSecond: number;
  readonly opensPerMinute: number;
  /** The limits for one address, over all its connections. */
  readonly address: AddressLimits;
  /** Proxies whose forwarded client addresses are trusted. */
  readonly trust: Trust;
  /** Replaces the usual limits on what one address has read from the store, for tests. */
  readonly lookups: LookupRules | undefined;
  readonly heartbeat: Heartbeat;
  readonly log: Logger;
  /** A store that replaces the server's own. */
  readonly store: Store | undefined;
  /** Bots that replace the server's own. */
  readonly thinker: Thinker | undefined;
  /** A solver of boards that replaces the server's own. */
  readonly solver: BoardSolver | undefined;
  /** A reader of texts from outside that replaces the server's own. */
  readonly reader: Reader | undefined;
}

/** The default options of a server; the port and the place of its tables have none. */
export const SERVER_DEFAULTS = {
  host: '0.0.0.0',
  databaseUrl: undefined,
  redisUrl: undefined,
  isThinking: true,
  keepDays: 0,
  keepResultsDays: 0,
  publicUrl: undefined,
  metricsToken: undefined,
  voiceServers: [],
  mayDeleteMany: false,
  pages: dirname(fileURLToPath(import.meta.resolve('#pages/index.html'))),
  paceMs: 600,
  graceMs: undefined,
  holdMs: undefined,
  idleMs: 60_000,
  seed: undefined,
  messagesPerSecond: 20,
  opensPerMinute: 60,
  address: { connections: 500, messagesPerSecond: 400 },
  trust: trustLoopback,
  lookups: undefined,
  heartbeat: { everyMs: 15_000, patienceMs: 10_000 },
  log: startLog('silent'),
  store: undefined,
  thinker: undefined,
  solver: undefined,
  reader: undefined,
} as const satisfies Omit<ServerOptions, 'port' | 'dataDir'>;

/** The port and the place of the tables, and any options that differ from `SERVER_DEFAULTS`. */
export type StartOptions = Pick<ServerOptions, 'port' | 'dataDir'> & Partial<ServerOptions>;

export interface RunningServer {
  /** The address of the pages: `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Tells the pages, finishes all writes, then closes. */
  close(): Promise<void>;
}

/**
 * Starts a server and resolves once it accepts requests. Rejects with a sentence if the store or the port is not
 * available.
 */
export async function startServer(wanted: StartOptions): Promise<RunningServer> {
  const options: ServerOptions = { ...SERVER_DEFAULTS, ...wanted };
  const closers: Closer[] = [];
  const close = async () => {
    for (const one of closers.splice(0).reverse()) await one();
  };
  try {
    return await start(options, closers, close);
  } catch (error) {
    await close();
    throw error;
  }
}

type Closer = () => unknown;

/** Starts the parts of a server and adds each one's closer to `closers`. `closeParts` runs them, the latest first. */
async function start(
  options: ServerOptions,
  closers: Closer[],
  closeParts: () => Promise<void>,
): Promise<RunningServer> {
  const { trust, log } = options;
  const stopping = new AbortController();
  let sockets: Sockets | undefined;
  let streams: Streams | undefined;
  const metrics = new Metrics(
    () => tables.size,
    () => (sockets?.engine.clientsCount ?? 0) + (streams?.size ?? 0),
    () => tournaments.size,
  );
  const isOwnFile = options.store === undefined && options.databaseUrl === undefined;
  const lock = isOwnFile ? lockFolder(options.dataDir) : undefined;
  closers.push(() => lock?.release());
  const store =
    options.store ??
    (await openStore(options, { onCommit: (appends, ms) => metrics.committed(appends, ms) }));
  closers.push(() => store.close());
  const joined = await join(options, metrics, log);
  closers.push(() => joined.close());
  const thinker = options.thinker ?? (await joined.thinker());
  closers.push(() => thinker.close());
  const solver = options.solver ?? startBoardSolver();
  closers.push(() => solver.close());
  const reader =
    options.reader ??
    startReader({ onError: (error) => log.error({ err: error }, 'a thread that reads failed') });
  closers.push(() => reader.close());
  const { tables, codes, tournaments, seating, clubs, clubEvenings, signups } = startRooms(
    options,
    { store, joined, thinker, solver, reader, metrics, log },
    stopping.signal,
  );
  closers.push(() => seating.stop());
  void seating.wake();
  const [portions, shares, lookups] = [new Portions(), new Shares(), new Lookups(options.lookups)];
  const lessons = new Lessons(store, shares);
  const deletions = new Deletions({ store, tables, lessons, log });
  closers.push(() => deletions.stop());
  void deletions.resume();
  const meeting = new Meeting(store, tables, Date.now, shares);
  const moderation = await startModeration({ store, shares, meeting, log });
  closers.push(moderation.stop);
  const accounts = new Accounts(store);
  const http = await startHttp({
    tables,
    codes,
    guesses: new Guesses(joined.pulse),
    tournaments,
    store,
    accounts,
    passkeys: new Passkeys(store, startOneTime(joined.pulse)),
    lessons,
    deletions,
    clubs,
    clubEvenings,
    signups,
    challenges: new Challenges(store, tables, reader),
    reader,
    dealing: new Dealing({ reader, log }),
    meeting,
    ...moderation,
    metrics,
    log,
    portions,
    shares,
    lookups,
    pages: options.pages,
    opensPerMinute: options.opensPerMinute,
    counting: joined.pulse,
    publicUrl: options.publicUrl,
    metricsToken: options.metricsToken,
    trust,
    isOpen: () => !stopping.signal.aborted,
    isReady: () => readinessOf(store, stopping.signal, joined.pulse),
  });
  closers.push(() => http.close());
  const counting = new Counting(options.address, joined.peers);
  closers.push(() => counting.stop());
  const isListed = (table: string) => meeting.isListed(table);
  streams = new Streams(http, {
    tables,
    tournaments,
    accounts,
    counting,
    portions,
    shares,
    lookups,
    reader,
    isListed,
    ...moderation,
    metrics,
    log,
    beatMs: options.heartbeat.everyMs,
  });
  closers.push(() => streams?.stop());
  sockets = startSockets(
    http.server,
    { tables, tournaments },
    {
      messagesPerSecond: options.messagesPerSecond,
      counting,
      trust,
      heartbeat: options.heartbeat,
      voiceServers: options.voiceServers,
      reader,
      portions,
      shares,
      ...moderation,
      lookups,
      isListed,
    },
    metrics,
    log,
  );
  closers.push(() => closeSockets(sockets, http.server));
  await http.listen({ port: options.port, host: options.host });
  const url = urlOf(http.server.address());
  lock?.announce(url);
  log.info({ url }, 'the server is ready');

  const forgetting = startForgetting(store, options, log);
  let closing: Promise<void> | undefined;
  const close = async () => {
    log.info('the server stops');
    stopping.abort();
    clearInterval(forgetting);
    sockets.emit('stopping');
    streams.stop();
    await Promise.all([tables.quiet(), tournaments.quiet()]);
    await clubEvenings.quiet();
    await closeParts();
    log.info('the server has stopped');
  };
  return {
    url,
    close() {
      closing ??= close();
      return closing;
    },
  };
}

/** Connects this process to others through Redis. A server without Redis does not load the code for it. */
async function join(options: ServerOptions, metrics: Metrics, log: Logger): Promise<Joined> {
  const { redisUrl } = options;
  if (redisUrl === undefined) return alone(log);
  const processes = await import('./live/joined.ts');
  return processes.join(redisUrl, options, metrics, log);
}

interface Parts {
  readonly store: Store;
  readonly joined: Joined;
  readonly thinker: Thinker;
  readonly solver: BoardSolver;
  readonly reader: Reader;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** Starts the tables, the tournaments, the keeper of tournament tables, and the clubs. */
function startRooms(
  options: ServerOptions,
  { store, joined, thinker, solver, reader, metrics, log }: Parts,
  stopping: AbortSignal,
) {
  const chance = startChance(options.seed);
  const codes = new Codes(store, log);
  const tables = new Tables(
    {
      store,
      peers: joined.peers,
      thinker,
      chance,
      reader,
      log,
      metrics,
      paceMs: options.paceMs,
      graceMs: options.graceMs,
      holdMs: options.holdMs,
      stopping: stopping,
      invitations: codes,
      sittings: {
        changed: (table, entries) => seating.changed(table, entries),
        isDirector: (table, proof) => seating.isDirector(table, proof),
        seat: (table, proof) => seating.seat(table, proof),
      },
    },
    options.idleMs,
  );
  const tournaments = new Tournaments(
    {
      store,
      peers: joined.peers,
      log,
      metrics,
      stopping: stopping,
      now: Date.now,
      online: {
        stored(tournament, entries) {
          seating.stored(tournament, entries);
          solving.stored(tournament, entries);
        },
      },
      clubs: {
        stored: (tournament, entries, as) => clubEvenings.stored(tournament, entries, as),
        deleted: (tournament, as) => clubEvenings.deleted(tournament, as),
      },
    },
    options.idleMs,
  );
  const seating = new Seating({
    store,
    tables,
    tournaments,
    chance,
    log,
    stopping: stopping,
    now: Date.now,
  });
  const solving = new Solving({ tournaments, solver, log, stopping });
  const clubs = new Clubs(store);
  const clubEvenings = new ClubEvenings({ clubs, tournaments, log, now: Date.now, stopping });
  const signups = new Signups(store, clubs, Date.now);
  return { tables, codes, tournaments, seating, clubs, clubEvenings, signups };
}

/** A store that does not report its state within this time counts as silent, milliseconds. */
const STORE_MS = 1200;

/** Checks if the server accepts tables: it is not stopping, and its store answers and can be written to. */
async function readinessOf(
  store: Store,
  stopping: AbortSignal,
  pulse: Pulse | undefined,
): Promise<Readiness> {
  const redis = pulse && { redis: pulse.isUp };
  const not = (why: string): Readiness => ({ ok: false, why, ...redis });
  if (stopping.aborted) return not('the server stops');
  try {
    await within(STORE_MS, store.ping(), SILENT);
    return { ok: true, ...redis };
  } catch (error) {
    // other messages of a database may reveal its place and its users
    const why = error instanceof Error ? error.message : '';
    return not([FULL, SILENT].includes(why) ? why : 'the store fails');
  }
}

/** Returns the address at which a server listens, as seen from this machine. */
export function urlOf(at: AddressInfo | string | null): string {
  if (at === null || typeof at === 'string')
    throw new Error('a server that listens on a port has an address');
  const { address, family, port } = at;
  const isAny = address === '0.0.0.0' || address === '::';
  const host = isAny ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}
