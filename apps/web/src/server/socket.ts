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

type Line = Socket<ServerToClient, ClientToServer>;

const newLine = (): Line =>
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
let ahead: Line | undefined;

/** Opens the line before there is a table, while the server makes it: the next link takes it over. */
export function openAhead(): void {
  if (ahead !== undefined) return;
  const line = newLine().connect();
  ahead = line;
  setTimeout(() => {
    if (ahead === line) takenAhead()?.disconnect();
  }, AHEAD_MS);
}

function takenAhead(): Line | undefined {
  const line = ahead;
  ahead = undefined;
  return line;
}

/** The line to the server that the page came from. */
export function socketLink(): Link {
  let socket: Line | undefined;
  let hear: LinkEvents['onUpdate'] = () => {};
  return {
    open({ onOpen, onLost, onStopping, onUpdate, onSaid }: LinkEvents) {
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
      if (line.connected) onOpen();
      // one that is opening already would be asked for twice
      else if (!line.active) line.connect();
    },
    async send(name, message) {
      const answer = socket === undefined ? undefined : await ask(socket, name, message);
      // what an action brings about comes with its answer
      if (answer?.ok === true && answer.update !== undefined) hear(answer.update);
      return answer;
    },
    retry() {
      if (socket?.connected === false) socket.disconnect().connect();
    },
    close() {
      socket?.removeAllListeners();
      socket?.disconnect();
    },
  };
}

async function ask<Name extends MessageName>(
  socket: Line,
  name: Name,
  message: Message<Name>,
): Promise<Answer<Name> | undefined> {
  if (!socket.connected) return undefined;
  const emit: Ask = socket.timeout(ANSWER_MS).emitWithAck.bind(socket.timeout(ANSWER_MS));
  try {
    return (await emit(name, message)) as Answer<Name>;
  } catch {
    return undefined;
  }
}

type Ask = (name: MessageName, message: Message<MessageName>) => Promise<unknown>;
