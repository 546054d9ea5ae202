import { setTimeout as pause } from 'node:timers/promises';
import { below, type Random } from '@overtrick/rules/random';
import type { History } from './history.ts';

/** The time after which a client that found no process tries again, milliseconds. */
const AGAIN_MS = 100;
/** The refusals after which the same message is sent again. */
const PASSING: ReadonlySet<string> = new Set(['ERR_SERVER', 'ERR_BUSY']);
/** The reasons of `Waits` after a lost connection; a wait that fails for another reason is an error. */
const LOST = /the connection has ended|there is no connection|has closed the connection/;

/** A client that works, at any process that answers, until it is ended. */
export abstract class Worker<Page extends { close(): void } = { close(): void }> {
  readonly acknowledged = new Map<string, number>();
  /** The messages that were refused for good when first sent: of repeated ones, the first may still be stored. */
  readonly refused = new Set<string>();
  readonly #sent = new Set<string>();
  readonly #repeated = new Set<string>();
  /** Failed waits that no lost connection explains. */
  readonly stuck: string[] = [];
  protected readonly random: Random;
  readonly #urls: readonly string[];
  #isOver = false;
  #page: Page | undefined;

  constructor(urls: readonly string[], random: Random) {
    this.#urls = urls;
    this.random = random;
  }

  /** The acts that it received; empty for clients that keep no list. */
  readonly heard: History['heard'] = [];

  protected get isOver(): boolean {
    return this.#isOver;
  }

  /** Ends its work and its connection, without waiting for answers. */
  end(): void {
    this.#isOver = true;
    this.#page?.close();
  }

  /** Describes its progress briefly, for a failing test. */
  get progress(): string {
    return `${this.acknowledged.size} acknowledged; ${this.#page === undefined ? 'no page' : this.seen(this.#page)}`;
  }

  /** Works, connection after connection, until `end`. */
  async run(): Promise<void> {
    while (!this.#isOver) {
      const url = this.#urls[below(this.random, this.#urls.length)] ?? '';
      const page = this.open(url);
      this.#page = page;
      try {
        await this.work(page);
      } catch (error) {
        const { message } = error as Error;
        if (!LOST.test(message)) this.stuck.push(`at ${url}: ${message}`);
        await pause(AGAIN_MS);
      } finally {
        page.close();
      }
    }
  }

  protected abstract open(url: string): Page;

  /** Describes briefly the last state that a page received. */
  protected abstract seen(page: Page): string;

  /** Works on one connection until it or the work ends. */
  protected abstract work(page: Page): Promise<void>;

  /** Records that a message is sent, possibly again. */
  protected sending(id: string): void {
    (this.#sent.has(id) ? this.#repeated : this.#sent).add(id);
  }

  /** Records an answer. Returns true if the message is settled, false if it must be sent again with its id. */
  protected note(
    id: string,
    answer: { readonly ok: true } | { readonly ok: false; readonly code: string },
    number: number | undefined,
  ): boolean {
    if (answer.ok) {
      if (number !== undefined) this.acknowledged.set(id, number);
      return true;
    }
    if (PASSING.has(answer.code)) return false;
    if (!this.#repeated.has(id)) this.refused.add(id);
    return true;
  }
}
