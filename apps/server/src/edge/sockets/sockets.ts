import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { CHANGES_QUERY, TOGETHER_QUERY } from '@overtrick/protocol/device';
import { type ClientToServer, MAX_MESSAGE_BYTES, type VoiceSignal } from '@overtrick/protocol/messages';
import type { ChatLine, TableUpdate } from '@overtrick/protocol/table';
import type { TournamentUpdate } from '@overtrick/protocol/tournament';
import { defined } from '@overtrick/rules/assert';
import { NewerLog } from '@overtrick/table/kinds';
import type { TableMessage } from '@overtrick/table/messages/messages';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import { FloodGate } from '../../base/floodGate.ts';
import type { Metrics } from '../../base/metrics.ts';
import type { Shares } from '../../base/shares.ts';
import type { EveningMessage } from '../../evenings/messages.ts';
import type { Tournaments } from '../../evenings/tournaments.ts';
import type { Origin } from '../../live/marks.ts';
import type { Tables } from '../../live/tables.ts';
import type { Bans } from '../../moderation/bans.ts';
import type { Reports } from '../../moderation/reports.ts';
import type { Reader } from '../../reading/reader.ts';
import { addressOf, countedAs, type Trust } from '../request/address.ts';
import { originAt } from '../request/from.ts';
import { type Lookups, TooManyLookups } from '../request/lookups.ts';
import { isSameOrigin } from '../request/origin.ts';
import {
  isMessageName,
  isTournamentMessageName,
  parseMessage,
  parseTournamentMessage,
} from '../request/parse.ts';
import type { Portions } from '../request/portions.ts';
import { refused } from '../request/words.ts';
import { Backlog } from './backlog.ts';
import type { Counting } from './counting.ts';
import { InOrder, type Turn } from './inOrder.ts';
import type { CountedConnection } from './keyed.ts';
import { watchLag } from './lag.ts';
import { TournamentVisit } from './tournamentVisit.ts';
import { Visit } from './visit.ts';
import { wire } from './wire.ts';

/**
 * The messages that the server sends by itself. Facts of a table or a tournament come only from `Told` and
 * `TournamentTold`.
 */
interface ServerSays {
  update: (update: TableMessage<TableUpdate>) => void;
  /** A person's words at a table, which are not part of the table. */
  said: (line: ChatLine) => void;
  /** A signal from one browser to another. */
  voice: (said: VoiceSignal) => void;
  tournament: (update: EveningMessage<TournamentUpdate>) => void;
  stopping: () => void;
}

/** The tables and tournaments that visitors watch and act in. */
export interface Rooms {
  readonly tables: Tables;
  readonly tournaments: Tournaments;
}

export type Sockets = Server<ClientToServer, ServerSays>;

export interface SocketRules {
  /** The messages that one connection may send per second, on average; twice as many at once. */
  readonly messagesPerSecond: number;
  readonly counting: Counting;
  /** Proxies whose forwarded client addresses are trusted. */
  readonly trust: Trust;
  /** The time between two heartbeats, and the time limit for the answer, milliseconds. */
  readonly heartbeat: Heartbeat;
  /** The bytes of answers for each address. */
  readonly portions: Portions;
  readonly reader: Reader;
  /** The share of each address in resources that many use. */
  readonly shares: Shares;
  readonly reports: Reports;
  readonly bans: Pick<Bans, 'isBanned' | 'onChange'>;
  /** The limits on what each address reads from the store. */
  readonly lookups: Lookups;
  /** True for a table that its host has listed for anybody to join. */
  readonly isListed: (table: string) => Promise<boolean>;
  /** The servers that help browsers find each other, sent to users of voice chat. */
  readonly voiceServers: readonly string[];
}

export interface Heartbeat {
  readonly everyMs: number;
  readonly patienceMs: number;
}

/** A longer frame ends the connection before it is read; the page reconnects by itself. */
const MAX_FRAME_BYTES = 16 * MAX_MESSAGE_BYTES;
/** The time for which a closing connection may say goodbye, milliseconds. */
const LEAVE_MS = 500;
/** The number of refusals in a row after which a flooding connection is ended. */
const MOST_STRIKES = 200;

export function startSockets(
  http: HttpServer,
  rooms: Rooms,
  rules: SocketRules,
  metrics: Metrics,
  log: Logger,
): Sockets {
  const { counting } = rules;
  const counts = new WeakMap<object, CountedConnection>();
  const askedFrom = ({ socket, headers }: IncomingMessage): string =>
    countedAs(addressOf(rules.trust, socket.remoteAddress, headers['x-forwarded-for']));
  const sockets: Sockets = new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    parser: wire,
    maxHttpBufferSize: MAX_FRAME_BYTES,
    pingInterval: rules.heartbeat.everyMs,
    pingTimeout: rules.heartbeat.patienceMs,
    allowRequest: (request, decide) => {
      const { origin, host } = request.headers;
      decide(null, isSameOrigin(origin, host) && counting.mayOpen(askedFrom(request)));
    },
  });
  // below socket.io, because connections that never use its protocol count too
  sockets.engine.on('connection', (connection) => {
    const count = counting.opened(askedFrom(connection.request));
    counts.set(connection, count);
    connection.once('close', () => {
      count.closed();
      // a connection that is gone or does not read never says goodbye
      setTimeout(() => connection.request.socket.destroy(), LEAVE_MS).unref();
    });
  });
  sockets.on('connection', (socket) =>
    serve(socket, defined(counts.get(socket.conn), 'it is counted'), rooms, rules, metrics, log),
  );
  rules.bans.onChange(() => {
    // their pages reconnect as spectators, and bots act for them at the table
    for (const socket of sockets.sockets.sockets.values())
      if (rules.bans.isBanned((socket.data as Came).from)) socket.disconnect();
  });
  return sockets;
}

/** The origin of a connection's visitor. */
interface Came {
  readonly from: Origin;
}

/** True for messages that a banned person may send: to watch, and to give up what is theirs. */
const isOpenToBanned = (name: unknown, message: unknown): boolean =>
  name === 'leave' ||
  name === 'attend' ||
  name === 'depart' ||
  (name === 'enter' && (message as { readonly token?: unknown } | undefined)?.token === undefined);

/**
 * Ends the connections and their server. A stop does not wait for connections without a request (browsers open some
 * ahead) or with an endless one.
 */
export async function closeSockets(sockets: Sockets, http: HttpServer): Promise<void> {
  const late = setTimeout(() => http.closeAllConnections(), LEAVE_MS);
  await sockets.close();
  clearTimeout(late);
}

function serve(
  socket: Socket<ClientToServer, ServerSays>,
  count: CountedConnection,
  { tables, tournaments }: Rooms,
  rules: SocketRules,
  metrics: Metrics,
  log: Logger,
): void {
  const gate = new FloodGate(rules.messagesPerSecond, 2 * rules.messagesPerSecond, performance.now());
  let strikes = 0;
  const backlog = new Backlog(socket.conn, () => metrics.slow());
  const inOrder = new InOrder();
  const says = {
    send: (update: TableMessage<TableUpdate>) => inOrder.say(() => socket.emit('update', update)),
    hear: (line: ChatLine) => socket.emit('said', line),
    end: () => socket.disconnect(),
    voice: (said: VoiceSignal) => socket.emit('voice', said),
  };
  const from = originAt(count.address, socket.request);
  socket.data = { from } satisfies Came;
  const { query } = socket.handshake;
  const visit = new Visit({
    tables,
    says,
    lagMs: watchLag(socket),
    from,
    page: { isTogether: query[TOGETHER_QUERY] === '1', isShort: query[CHANGES_QUERY] === '1' },
    voiceServers: rules.voiceServers,
    shared: rules,
  });

  const atTournaments = new TournamentVisit(tournaments, {
    send: (update) => inOrder.say(() => socket.emit('tournament', update)),
    onKey: (key) => count.showed(key),
    drained: () => backlog.drained(),
    portions: rules.portions,
    shares: rules.shares,
    lookups: rules.lookups,
    reader: rules.reader,
    address: count.address,
  });

  const end = (now: number): void => {
    count.bar(now);
    socket.conn.close(true);
  };

  const handled = async (name: unknown, message: unknown, turn: Turn) => {
    if (rules.bans.isBanned(from) && !isOpenToBanned(name, message)) return refused({ code: 'ERR_BANNED' });
    if (isMessageName(name)) {
      const read = parseMessage(name, message);
      return read.ok ? visit.handle(name, read.value, turn) : refused(read);
    }
    if (isTournamentMessageName(name)) {
      const read = parseTournamentMessage(name, message);
      return read.ok ? atTournaments.handle(name, read.value, turn) : refused(read);
    }
    return refused({ code: 'ERR_MESSAGE', why: 'There is no message of that name.' });
  };

  const answerTo = async (name: unknown, message: unknown, turn: Turn) => {
    const now = performance.now();
    if (!gate.pass(now) || !count.pass(now)) {
      if (++strikes > MOST_STRIKES) end(now);
      return refused({ code: 'ERR_BUSY' });
    }
    strikes = 0;
    try {
      return await handled(name, message, turn);
    } catch (error) {
      if (error instanceof NewerLog) return refused({ code: 'ERR_NEWER' });
      if (error instanceof TooManyLookups) return refused({ code: 'ERR_BUSY' });
      log.error({ err: error, message: name }, 'a message could not be handled');
      return refused({ code: 'ERR_SERVER' });
    }
  };

  socket.onAny(async (name: unknown, ...rest: readonly unknown[]) => {
    const answer = rest.at(-1);
    const turn = inOrder.turn();
    const reply = await answerTo(name, rest[0], turn);
    if (isRefused(reply)) metrics.refused(reply.code);
    turn.answer(() => {
      if (typeof answer === 'function') answer(reply);
    });
  });
  socket.on('disconnect', () => {
    visit.end();
    atTournaments.end();
  });
}

const isRefused = (reply: object): reply is { code: string } => 'code' in reply;
