import type { Socket } from 'socket.io';

/** The most packets that one connection may leave unread in this process; the system's own buffers come on top. */
const MOST_PACKETS = 256;
const MOST_CHARACTERS = 1_000_000;

/** The packets that a connection has still to take. */
export interface Backlog {
  /** Resolves when the connection has taken all that was sent, or has ended. */
  drained(): Promise<void>;
}

/**
 * Ends a connection that does not take what it is told, answers among it: it gets a fresh state on return. `onEnd` is
 * told before. It is ended without waiting for what is still to be sent, which would be for ever.
 */
export function boundBacklog({ conn }: Pick<Socket, 'conn'>, onEnd: () => void): Backlog {
  let packets = 0;
  let characters = 0;
  let waiting: (() => void)[] = [];
  const wake = () => {
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  conn.on('drain', () => {
    packets = 0;
    characters = 0;
    wake();
  });
  conn.on('close', wake);
  conn.on('packetCreate', ({ data }: { data?: string }) => {
    packets += 1;
    characters += data?.length ?? 0;
    if (packets <= MOST_PACKETS && characters <= MOST_CHARACTERS) return;
    onEnd();
    conn.close(true);
  });
  return {
    drained: () =>
      packets === 0 || conn.readyState !== 'open'
        ? Promise.resolve()
        : new Promise((resolve) => waiting.push(resolve)),
  };
}
