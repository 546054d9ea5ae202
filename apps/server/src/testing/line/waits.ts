import { times } from '@overtrick/rules/internals/testing/length';
import type { Socket } from 'socket.io-client';

/** A wait fails after this time without news, milliseconds: nothing more will come. The long run has more work. */
const SILENCE_MS = times(90_000, 900_000);
/** A wait always fails after this time, milliseconds: before the test's own time limit, which would not explain it. */
const MOST_MS = times(200_000, 1_800_000);

/**
 * The waits of one client for messages. A wait that cannot end fails with a sentence that says what the client waited
 * for and what it saw last.
 */
export class Waits {
  readonly #seen: () => string;
  readonly #silenceMs: number;
  readonly #mostMs: number;
  readonly #looking = new Set<() => void>();
  readonly #asking = new Set<(why: string) => void>();
  #end: string | undefined;

  /** @param seen describes briefly the last state that the client received */
  constructor(seen: () => string, silenceMs = SILENCE_MS, mostMs = MOST_MS) {
    this.#seen = seen;
    this.#silenceMs = silenceMs;
    this.#mostMs = mostMs;
  }

  /** Ends all waits with the connection, even if it was never made. Call it before `connect`. */
  watch(socket: Pick<Socket, 'on' | 'io'>): void {
    socket.on('connect', () => this.wake());
    socket.on('disconnect', (why: string) => this.end(`the connection has ended (${why})`));
    socket.on('connect_error', ({ message }: Error) => this.end(`there is no connection (${message})`));
    // a connection that is lost before its first message reports that only on this lower level
    socket.io.on('close', (why) => this.end(`the connection has ended (${why})`));
  }

  /** Makes all waits check again. */
  wake(): void {
    for (const look of [...this.#looking]) look();
  }

  /** Ends all current and future waits. */
  end(why: string): void {
    this.#end ??= why;
    for (const fail of [...this.#asking]) fail(this.#end);
    this.wake();
  }

  /** Waits until `test` is true; `what` completes "waited until". */
  async until(test: () => boolean, what: string): Promise<void> {
    const end = performance.now() + this.#mostMs;
    while (!test()) {
      if (this.#end !== undefined) throw this.#error(`until ${what}`, this.#end);
      const ms = Math.min(this.#silenceMs, end - performance.now());
      if (ms <= 0 || !(await this.#news(ms))) throw this.#error(`until ${what}`, 'it did not come about');
    }
  }

  /** Sends a request and waits for the answer, which `ask` passes to `take`. */
  answer<T>(what: string, ask: (take: (answer: T) => void) => void): Promise<T> {
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(late);
        this.#asking.delete(fail);
      };
      const fail = (why: string): void => {
        settle();
        reject(this.#error(`for the answer to ${what}`, why));
      };
      const late = setTimeout(() => fail('none came'), this.#silenceMs);
      if (this.#end !== undefined) return fail(this.#end);
      this.#asking.add(fail);
      ask((answer) => {
        settle();
        resolve(answer);
      });
    });
  }

  /** Returns true once a message has come, false if none comes within this time. */
  #news(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (hasCome: boolean): void => {
        clearTimeout(late);
        this.#looking.delete(look);
        resolve(hasCome);
      };
      const look = (): void => settle(true);
      const late = setTimeout(() => settle(false), ms);
      this.#looking.add(look);
    });
  }

  #error(what: string, why: string): Error {
    return new Error(`waited ${what}: ${why}; seen last: ${this.#seen()}`);
  }
}
