import { io, type Socket } from 'socket.io-client';
import { whenLost } from './player.ts';

/** Four sockets in a room of the bare echo. */
export interface Room {
  /** One of them says something; resolves when all have heard it and the answer is there. */
  act(): Promise<void>;
  end(): void;
}

/** Connects four sockets to a room of the echo. `bytes` is the length of their messages. */
export async function echoRoom(url: string, room: string, bytes: number): Promise<Room> {
  const text = 'x'.repeat(bytes);
  const sockets: Socket[] = [0, 1, 2, 3].map(() => io(url, { transports: ['websocket'], forceNew: true }));
  let heard = 0;
  let wake = () => {};
  for (const socket of sockets) {
    socket.on('disconnect', (why) => whenLost('the echo', why));
    socket.on('update', () => {
      heard += 1;
      wake();
    });
    await socket.emitWithAck('enter', room);
  }
  let turn = 0;
  return {
    async act() {
      heard = 0;
      const all = new Promise<void>((resolve) => {
        wake = () => heard === sockets.length && resolve();
      });
      await Promise.all([all, sockets[turn++ % sockets.length]?.emitWithAck('act', { room, text })]);
    },
    end() {
      for (const socket of sockets) socket.disconnect();
    },
  };
}
