import { setImmediate as others } from 'node:timers/promises';
import type { Socket } from 'socket.io';

/**
 * The most packets, and the most characters beside the longest packet, that one connection may leave unread in this
 * process: a whole log is one packet. The system's own buffers come on top.
 */
const MOST_PACKETS = 256;
export const MOST_CHARACTERS = 1_000_000;

type Connection = Socket['conn'];

/** The packets of one connection that it has not received yet. */
export class Backlog {
  readonly #conn: Connection;
  /** The number of packets that wait for earlier ones. */
  #packets = 0;

  /**
   * Ends a connection that does not receive its messages, answers included; on return it gets a fresh state. Calls
   * `onEnd` first. It is ended without waiting for unsent data, because that would take for ever.
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

  /** Resolves when the connection has received everything: true, or false if it has ended instead. */
  async drained(): Promise<boolean> {
    // by then, an answer that was just created is on its way
    await others();
    while (this.#conn.readyState === 'open' && !this.#isDrained()) await this.#moved();
    return this.#conn.readyState === 'open';
  }

  #isDrained(): boolean {
    return this.#packets === 0 && this.#conn.transport.writable;
  }

  /** Resolves when the transport has sent something, or the connection has closed. */
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
