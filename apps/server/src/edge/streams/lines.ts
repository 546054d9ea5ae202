import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setImmediate as others } from 'node:timers/promises';
import { MOST_CHARACTERS } from '../sockets/backlog.ts';

/** The time for which an ended stream may still send its last lines, milliseconds. */
const LEAVE_MS = 500;

/** An answer that stays open: one line of JSON for each message, and blank lines that show that it is alive. */
export class Lines {
  readonly #raw: ServerResponse;
  readonly #onSlow: () => void;
  readonly #drains: (() => void)[] = [];
  /** The number of characters that wait in this process, and that of the longest line among them. */
  #unread = 0;
  #longest = 0;
  /** True if the reader has taken nothing since the last blank line. */
  #isStuck = false;

  /** @param onSlow is called before a reader is cut off that does not read */
  constructor(raw: ServerResponse, onSlow: () => void) {
    this.#raw = raw;
    this.#onSlow = onSlow;
    raw.once('close', () => this.#wake());
  }

  begin(headers: OutgoingHttpHeaders): void {
    this.#raw.writeHead(200, headers);
    // the head goes at once, because the first line may take its time
    this.#raw.flushHeaders();
  }

  /** Sends a line. A reader that leaves too much unread is cut off, as a socket is. */
  write(line: string): void {
    if (this.#isOver) return;
    const length = line.length + 1;
    this.#unread += length;
    this.#longest = Math.max(this.#longest, length);
    this.#raw.write(`${line}\n`, () => this.#taken(length));
    if (this.#unread - this.#longest > MOST_CHARACTERS) this.#cutOff();
  }

  /** Sends a blank line. Cuts a reader off that has taken nothing since the last one. */
  beat(): void {
    if (this.#isOver || !this.#raw.headersSent) return;
    if (this.#isStuck) this.#cutOff();
    this.#isStuck = true;
    this.write('');
  }

  /** Resolves when the reader has taken everything: true, or false if the stream has ended instead. */
  async drained(): Promise<boolean> {
    // by then, a line that was just made is on its way
    await others();
    while (!this.#isOver && this.#unread > 0)
      await new Promise<void>((resolve) => {
        this.#drains.push(resolve);
      });
    return !this.#isOver;
  }

  /** Ends the stream after the lines that were written. */
  end(): void {
    if (this.#isOver) return;
    this.#raw.end();
    setTimeout(() => this.#raw.destroy(), LEAVE_MS).unref();
  }

  get #isOver(): boolean {
    return this.#raw.destroyed || this.#raw.writableEnded;
  }

  #taken(length: number): void {
    this.#unread -= length;
    this.#isStuck = false;
    if (this.#unread > 0) return;
    this.#longest = 0;
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#drains.splice(0)) resolve();
  }

  #cutOff(): void {
    this.#onSlow();
    this.#raw.destroy();
  }
}
