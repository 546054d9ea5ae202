import { DEVICE_QUERY, TOGETHER_QUERY } from '@overtrick/protocol/device';
import type {
  Answer,
  ClientToServer,
  Message,
  MessageName,
  ServerToClient,
} from '@overtrick/protocol/messages';
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
    query: { [DEVICE_QUERY]: deviceId(), [TOGETHER_QUERY]: '1' },
    // each its own: one that was opened ahead may be there beside it
    forceNew: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 5000,
  });

/** The time for which a line that was opened ahead is kept for a table, milliseconds. */
const AHEAD_MS = 10_000;
let ahead: TableSocket | undefined;

/** Opens the line before there is a table, while the server makes it: the next link takes it over. */
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

/** The line to the server that the page came from. */
export function socketLink(): Link {
  let socket: TableSocket | undefined;
  let hear: LinkEvents['onUpdate'] = () => {};
  return {
    open({ onOpen, onLost, onStopping, onUpdate, onSaid, onVoice }: LinkEvents) {
      hear = onUpdate;
      socket ??= takenAhead() ?? newLine();
      const line = socket;
      line.on('connect', onOpen);
      line.on('disconnect', (reason) => {
        onLost();
        // the client library comes back by itself except when the server has sent it away
        if (reason === 'io server disconnect') setTimeout(() => line.connect(), 1000);
      });
      line.on('stopping', onStopping);
      line.on('update', onUpdate);
      if (onSaid) line.on('said', onSaid);
      if (onVoice) line.on('voice', onVoice);
      if (line.connected) onOpen();
      // one that is opening already would be asked for twice
      else if (!line.active) line.connect();
    },
    send: async (name, message) =>
      socket === undefined ? undefined : ask(socket, name, message, (update) => hear(update)),
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
 * Gives the answer, `undefined` when the line is lost or it takes too long. The update in it is heard however late it
 * comes.
 */
async function ask<Name extends MessageName>(
  socket: TableSocket,
  name: Name,
  message: Message<Name>,
  hear: LinkEvents['onUpdate'],
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
      if (answer.ok && answer.update !== undefined) hear(answer.update);
      end(answer);
    });
  });
}

type Emit = (
  name: MessageName,
  message: Message<MessageName>,
  answer: (answer: Answer<MessageName>) => void,
) => unknown;
