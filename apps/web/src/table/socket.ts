import type {
  Answer,
  ClientToServer,
  Message,
  MessageName,
  ServerToClient,
} from '@overtrick/protocol/messages';
import { io, type Socket } from 'socket.io-client';
import type { Link, LinkEvents } from './link.ts';

/** How long an answer may take before the page stops waiting for it. */
const ANSWER_MS = 10_000;

/** The line to the server that the page came from. */
export function socketLink(): Link {
  const socket: Socket<ServerToClient, ClientToServer> = io({
    autoConnect: false,
    transports: ['websocket'],
    reconnectionDelay: 500,
    reconnectionDelayMax: 5000,
  });
  return {
    open({ onOpen, onLost, onStopping, onUpdate, onSaid }: LinkEvents) {
      socket.on('connect', onOpen);
      socket.on('disconnect', (reason) => {
        onLost();
        // the client library comes back by itself except when the server has sent it away
        if (reason === 'io server disconnect') setTimeout(() => socket.connect(), 1000);
      });
      socket.on('stopping', onStopping);
      socket.on('update', onUpdate);
      if (onSaid) socket.on('said', onSaid);
      socket.connect();
    },
    send: (name, message) => ask(socket, name, message),
    retry() {
      if (!socket.connected) socket.disconnect().connect();
    },
    close() {
      socket.removeAllListeners();
      socket.disconnect();
    },
  };
}

async function ask<Name extends MessageName>(
  socket: Socket<ServerToClient, ClientToServer>,
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
