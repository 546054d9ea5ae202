import { setImmediate as others } from 'node:timers/promises';
import type { Socket } from 'socket.io';

/**
 * The most packets that one connection may leave unread in this process, and the most characters, beside the longest
 * packet of them: a whole log is one. The system's own buffers come on top.
 */
const MOST_PACKETS = 256;
const MOST_CHARACTERS = 1_000_000;

type Connection = Socket['conn'];

/** The packets of one connection that it has not taken yet. */
export class Backlog {
  readonly #conn: Connection;
  /** Those that wait for the ones before them to be taken. */
  #packets = 0;

  /**
   * Ends a connection that does not take what it is told, answers among it: it gets a fresh state on return. `onEnd` is
   * told before. It is ended without waiting for what is still to be sent, which would be for ever.
   */
  constructor(conn: Connection, onEnd: () => void) {
    this.#conn = conn;
    let characters = 0;
    let longest = 0;
    conn.on('drain', () => {
      this.#packets = 0;
      characters = 0;
      longest = 0;
    });
    conn.on('packetCreate', ({ data }: { data?: string }) => {
      const length = data?.length ?? 0;
      this.#packets += 1;
      characters += length;
      longest = Math.max(longest, length);
      if (this.#packets <= MOST_PACKETS && characters - longest <= MOST_CHARACTERS) return;
      onEnd();
      conn.close(true);
    });
  }

  /** Resolves once the connection has taken all that it was told: true, or false where it has ended instead. */
  async drained(): Promise<boolean> {
    // an answer that was just made is on its way by then
    await others();
    while (this.#conn.readyState === 'open' && !this.#isDrained()) await this.#moved();
    return this.#conn.readyState === 'open';
  }

  #isDrained(): boolean {
    return this.#packets === 0 && this.#conn.transport.writable;
  }

  /** Resolves when the transport has taken something, or the connection has closed. */
  #moved(): Promise<void> {
    const conn = this.#conn;
    return new Promise((resolve) => {
      const done = () => {
        conn.transport.off('ready', done);
        conn.off('close', done);
        resolve();
      };
      conn.transport.on('ready', done);
      conn.on('close', done);
    });
  }
}
