import type { Server as HttpServer } from 'node:http';
import { type ClientToServer, MAX_MESSAGE_BYTES } from '@overtrick/protocol/messages';
import type { ChatLine, TableUpdate } from '@overtrick/protocol/table';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import type { Tables } from '../live/tables.ts';
import type { Told } from '../table/tell.ts';
import { FloodGate } from './flood.ts';
import { watchLag } from './lag.ts';
import type { Metrics } from './metrics.ts';
import { isSameOrigin } from './origin.ts';
import { isMessageName, parseMessage } from './parse.ts';
import { Visit } from './visit.ts';
import { wire } from './wire.ts';
import { refused } from './words.ts';

/** What the server says unasked: nothing of a table but what `Told` makes. */
interface ServerSays {
  update: (update: Told<TableUpdate>) => void;
  /** What a person has said at a table: his own words, which are nothing of the table's. */
  said: (line: ChatLine) => void;
  stopping: () => void;
}

export type Sockets = Server<ClientToServer, ServerSays>;

export interface SocketRules {
  /** Messages that one connection may send a second, on average; twice as many at once. */
  readonly messagesPerSecond: number;
}

/** Anything longer ends the connection before it is read; the page comes back by itself. */
const MAX_FRAME_BYTES = 16 * MAX_MESSAGE_BYTES;
/** A connection that goes on flooding is ended after so many refusals in a row. */
const MOST_STRIKES = 500;
/** A connection that has so many messages still to take is too slow, and is ended: it gets a fresh state on return. */
const MOST_WAITING = 256;

export function startSockets(
  http: HttpServer,
  tables: Tables,
  rules: SocketRules,
  metrics: Metrics,
  log: Logger,
): Sockets {
  const sockets: Sockets = new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    parser: wire,
    maxHttpBufferSize: MAX_FRAME_BYTES,
    pingInterval: 15_000,
    pingTimeout: 10_000,
    allowRequest: ({ headers }, decide) => {
      decide(null, isSameOrigin(headers.origin, headers.host));
    },
  });
  sockets.on('connection', (socket) => serve(socket, tables, rules, metrics, log));
  return sockets;
}

function serve(
  socket: Socket<ClientToServer, ServerSays>,
  tables: Tables,
  rules: SocketRules,
  metrics: Metrics,
  log: Logger,
): void {
  const gate = new FloodGate(rules.messagesPerSecond, 2 * rules.messagesPerSecond, performance.now());
  let strikes = 0;
  let waiting = 0;
  socket.conn.on('drain', () => {
    waiting = 0;
  });
  const isTooSlow = () => {
    if (++waiting > MOST_WAITING) socket.disconnect(true);
    return waiting > MOST_WAITING;
  };
  const says = {
    send: (update: Told<TableUpdate>) => isTooSlow() || socket.emit('update', update),
    hear: (line: ChatLine) => isTooSlow() || socket.emit('said', line),
  };
  const visit = new Visit(tables, says, watchLag(socket));

  const answerTo = async (name: unknown, message: unknown) => {
    if (!gate.pass(performance.now())) {
      if (++strikes > MOST_STRIKES) socket.disconnect(true);
      return refused({ code: 'ERR_BUSY' });
    }
    strikes = 0;
    if (!isMessageName(name))
      return refused({ code: 'ERR_MESSAGE', why: 'There is no message of that name.' });
    const read = parseMessage(name, message);
    if (!read.ok) return refused(read);
    try {
      return await visit.handle(name, read.value);
    } catch (error) {
      log.error({ err: error, message: name }, 'a message could not be handled');
      return refused({ code: 'ERR_SERVER' });
    }
  };

  socket.onAny(async (name: unknown, ...rest: readonly unknown[]) => {
    const answer = rest.at(-1);
    const reply = await answerTo(name, rest[0]);
    if (isRefused(reply)) metrics.refused(reply.code);
    if (typeof answer === 'function') answer(reply);
  });
  socket.on('disconnect', () => visit.end());
}

const isRefused = (reply: object): reply is { code: string } => 'code' in reply;
