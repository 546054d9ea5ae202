import { setTimeout as pause } from 'node:timers/promises';
import { networksOf, timesAt } from '../../base/networks.ts';

/** The bytes of answers that one address gets per second, on average. */
const BYTES_PER_SECOND = 32_000_000;
/** The bytes at once before anybody there waits: a thousand phones of a hall return, and get 150 kB each. */
const BYTES_AT_ONCE = 150_000_000;
/** The most waiting requests of one address; more are refused. */
const MOST_WAITING = 2000;
/** The bytes of answers that an address may leave unread before the next ones wait, and the time between two checks. */
const BYTES_UNREAD = 64_000_000;
const LOOK_MS = 50;
/** The most networks that are remembered; those that received the least lately are dropped first. */
const MOST_KNOWN = 5000;

export interface PortionRules {
  readonly perSecond: number;
  readonly atOnce: number;
}

interface Got {
  bytes: number;
  at: number;
}

/** A heavy answer: how to create it, and its size. */
export interface Portion<Answer> {
  /** False if nobody waits for the answer any more; then it is not created. */
  readonly isWanted: () => boolean;
  readonly make: () => Promise<Answer>;
  readonly bytesOf: (answer: Answer) => number;
}

/**
 * The limits of heavy answers. Those to one address are created one after another, each when the earlier ones are
 * within the limit of bytes per second; the wider networks have higher limits. Small answers never wait.
 */
export class Portions {
  readonly #rules: PortionRules;
  readonly #now: () => number;
  readonly #lines = new Map<string, { waiting: number; last: Promise<unknown> }>();
  readonly #got = new Map<string, Got>();
  /** The bytes that were sent to a network but not received yet. */
  readonly #unread = new Map<string, number>();

  constructor(
    rules: PortionRules = { perSecond: BYTES_PER_SECOND, atOnce: BYTES_AT_ONCE },
    now: () => number = () => performance.now(),
  ) {
    this.#rules = rules;
    this.#now = now;
  }

  /**
   * Creates an answer in its turn. It counts as unread until `read` is called with its bytes. Returns `undefined` if
   * nobody wants it any more, or if too many requests of the address wait.
   */
  async take<Answer>(address: string, portion: Portion<Answer>): Promise<Answer | undefined> {
    const line = this.#lines.get(address) ?? { waiting: 0, last: Promise.resolve() };
    if (line.waiting >= MOST_WAITING) return undefined;
    this.#lines.set(address, line);
    line.waiting += 1;
    const turn = line.last.then(() => this.#serve(address, portion));
    line.last = turn.then(
      () => {},
      () => {},
    );
    try {
      return await turn;
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) this.#lines.delete(address);
    }
  }

  /** Counts bytes as received, or as lost when the connection has ended. */
  read(address: string, bytes: number): void {
    for (const network of networksOf(address)) {
      const left = (this.#unread.get(network) ?? 0) - bytes;
      if (left > 0) this.#unread.set(network, left);
      else this.#unread.delete(network);
    }
  }

  /** Counts bytes that are sent there. */
  spend(address: string, bytes: number): void {
    const now = this.#now();
    for (const [i, network] of networksOf(address).entries()) {
      this.#unread.set(network, (this.#unread.get(network) ?? 0) + bytes);
      const got = this.#at(network, i, now);
      got.bytes += bytes;
      this.#got.delete(network);
      this.#got.set(network, got);
    }
    for (const [oldest] of this.#got) {
      if (this.#got.size <= MOST_KNOWN) break;
      this.#got.delete(oldest);
    }
  }

  /** Returns the time until the address may have another answer, milliseconds; 0 for now. */
  waitMs(address: string): number {
    const now = this.#now();
    return Math.max(
      ...networksOf(address).map((network, i) => {
        if ((this.#unread.get(network) ?? 0) > timesAt(i) * BYTES_UNREAD) return LOOK_MS;
        const more = this.#at(network, i, now).bytes - timesAt(i) * this.#rules.atOnce;
        return more <= 0 ? 0 : Math.ceil((1000 * more) / (timesAt(i) * this.#rules.perSecond));
      }),
    );
  }

  async #serve<Answer>(
    address: string,
    { isWanted, make, bytesOf }: Portion<Answer>,
  ): Promise<Answer | undefined> {
    for (let ms = this.waitMs(address); ms > 0 && isWanted(); ms = this.waitMs(address))
      await pause(ms, undefined, { ref: false });
    if (!isWanted()) return undefined;
    const answer = await make();
    this.spend(address, bytesOf(answer));
    return answer;
  }

  #at(network: string, level: number, now: number): Got {
    const { bytes = 0, at = now } = this.#got.get(network) ?? {};
    const paid = ((now - at) / 1000) * timesAt(level) * this.#rules.perSecond;
    return { bytes: Math.max(0, bytes - paid), at: now };
  }
}
