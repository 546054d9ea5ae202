import type { Socket } from 'socket.io';

/** The most packets that one connection may leave unread in this process; the system's own buffers come on top. */
const MOST_PACKETS = 256;
const MOST_CHARACTERS = 1_000_000;

/**
 * Ends a connection that does not take what it is told, answers among it: it gets a fresh state on return. `onEnd` is
 * told before. It is ended without waiting for what is still to be sent, which would be for ever.
 */
export function boundBacklog({ conn }: Pick<Socket, 'conn'>, onEnd: () => void): void {
  let packets = 0;
  let characters = 0;
  conn.on('drain', () => {
    packets = 0;
    characters = 0;
  });
  conn.on('packetCreate', ({ data }: { data?: string }) => {
    packets += 1;
    characters += data?.length ?? 0;
    if (packets <= MOST_PACKETS && characters <= MOST_CHARACTERS) return;
    onEnd();
    conn.close(true);
  });
}
