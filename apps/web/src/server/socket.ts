import { CHANGES_QUERY, DEVICE_QUERY, TOGETHER_QUERY } from '@overtrick/protocol/device';
import type {
  Answer,
  ClientToServer,
  Message,
  MessageName,
  ServerToClient,
} from '@overtrick/protocol/messages';
import { KeptState, type TableUpdate } from '@overtrick/protocol/table';
import { io, type Socket } from 'socket.io-client';
import { deviceId } from '../device/deviceId.ts';
import type { Link, LinkEvents } from './link.ts';

/** The time that an answer may take before the page stops waiting for it. */
const ANSWER_MS = 10_000;

type TableSocket = Socket<ServerToClient, ClientToServer>;

export const newLine = (): TableSocket =>
  io({
    autoConnect: false,
    transports: ['websocket'],
    query: { [DEVICE_QUERY]: deviceId(), [TOGETHER_QUERY]: '1', [CHANGES_QUERY]: '1' },
    // each link has its own connection: one opened ahead may exist beside it
    forceNew: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 5000,
  });

/** Milliseconds for which a connection opened ahead waits for a table. */
const AHEAD_MS = 10_000;
let ahead: TableSocket | undefined;

/** Opens the connection while the server still creates the table; the next link takes it over. */
export function openAhead(): void {
  if (ahead !== undefined) return;
  const line = newLine().connect();
  ahead = line;
  setTimeout(() => {
    if (ahead === line) takenAhead()?.disconnect();
  }, AHEAD_MS);
}

function takenAhead(): TableSocket | undefined {
  const line = ahead;
  ahead = undefined;
  return line;
}

/** Builds a link to the server that the page came from. */
export function socketLink(): Link {
  let socket: TableSocket | undefined;
  let tell: LinkEvents['onUpdate'] = () => {};
  const kept = new KeptState();
  const hear = (update: TableUpdate): void => {
    const whole = kept.whole(update);
    if (whole !== undefined) tell(whole);
    // the page enters the table again
    else socket?.disconnect().connect();
  };
  return {
    open({ onOpen, onLost, onStopping, onUpdate, onSaid, onVoice }: LinkEvents) {
      tell = onUpdate;
      socket ??= takenAhead() ?? newLine();
      const line = socket;
      line.on('connect', onOpen);
      line.on('disconnect', (reason) => {
        onLost();
        // the client library reconnects by itself except when the server has closed the connection
        if (reason === 'io server disconnect') setTimeout(() => line.connect(), 1000);
      });
      line.on('stopping', onStopping);
      line.on('update', hear);
      if (onSaid) line.on('said', onSaid);
      if (onVoice) line.on('voice', onVoice);
      if (line.connected) onOpen();
      // a connection that is already opening must not be opened twice
      else if (!line.active) line.connect();
    },
    send: async (name, message) =>
      socket === undefined
        ? undefined
        : ask(socket, name, message, (answer) => {
            if (answer.ok && answer.update !== undefined) hear(answer.update);
            if (answer.ok && 'state' in answer) kept.enter(answer.state);
          }),
    retry() {
      if (socket?.connected === false) socket.disconnect().connect();
    },
    close() {
      socket?.removeAllListeners();
      socket?.disconnect();
    },
  };
}

/**
 * Sends a message and returns its answer; `undefined` when the connection is lost or the answer takes too long. `hear`
 * gets the answer before anything that comes later, however late it comes.
 */
async function ask<Name extends MessageName>(
  socket: TableSocket,
  name: Name,
  message: Message<Name>,
  hear: (answer: Answer<Name>) => void,
): Promise<Answer<Name> | undefined> {
  if (!socket.connected) return undefined;
  return new Promise((resolve) => {
    const end = (answer?: Answer<Name>): void => {
      clearTimeout(late);
      socket.off('disconnect', lost);
      resolve(answer);
    };
    const lost = (): void => end();
    const late = setTimeout(end, ANSWER_MS);
    socket.once('disconnect', lost);
    const emit: Emit = socket.emit.bind(socket);
    emit(name, message, (given) => {
      const answer = given as Answer<Name>;
      hear(answer);
      end(answer);
    });
  });
}

type Emit = (
  name: MessageName,
  message: Message<MessageName>,
  answer: (answer: Answer<MessageName>) => void,
) => unknown;
