import { FloodGate } from '../../base/floodGate.ts';
import { networksOf, timesAt } from '../../base/networks.ts';

export interface AddressLimits {
  /** The most open connections of one address. */
  readonly connections: number;
  /** The messages that all of them may send per second, on average; twice as many at once. */
  readonly messagesPerSecond: number;
}

/**
 * The use that an address makes of one process: its open connections, its messages since the last news, and whether it
 * is barred.
 */
export type Use = readonly [address: string, open: number, messages: number, isBarred: boolean];

interface Known {
  open: number;
  /** The open connections at other processes. */
  readonly elsewhere: Map<string, number>;
  readonly gate: FloodGate;
  barredUntil: number;
  /** The messages since the last news to the others. */
  messages: number;
  told: { readonly open: number; readonly isBarred: boolean };
  usedAt: number;
}

/** The time for which an address is barred after flooding, milliseconds; it opens no connection meanwhile. */
const BARRED_MS = 10_000;
/** The time between two pieces of news to the others, milliseconds. */
export const TELL_MS = 1000;
/**
 * The part of the limits from which an address is reported to the others. Below it, an address could use this many
 * processes unnoticed.
 */
const NOTABLE = 1 / 10;
const QUIET = { open: 0, isBarred: false };

/**
 * The use of each address by all its connections: at this process, and at the others according to their news. The wider
 * networks of an address are counted as well, with higher limits.
 */
export class Connections {
  readonly #limits: AddressLimits;
  readonly #known = new Map<string, Known>();

  constructor(limits: AddressLimits) {
    this.#limits = limits;
  }

  /** True if one more connection may be opened from there at `now`, in milliseconds. */
  mayOpen(address: string, now: number): boolean {
    return networksOf(address).every((network, level) => {
      const known = this.#known.get(network);
      if (known === undefined) return true;
      const open = known.open + [...known.elsewhere.values()].reduce((sum, one) => sum + one, 0);
      return open < timesAt(level) * this.#limits.connections && known.barredUntil <= now;
    });
  }

  opened(address: string, now: number): void {
    for (const known of this.#allAt(address, now)) known.open += 1;
  }

  closed(address: string, now: number): void {
    for (const known of this.#allAt(address, now)) known.open -= 1;
  }

  /** Counts a message from there. Returns false if it may not pass. */
  pass(address: string, now: number): boolean {
    const all = this.#allAt(address, now);
    if (!all.every(({ gate }) => gate.has(now))) return false;
    for (const known of all) {
      known.gate.pass(now);
      known.messages += 1;
    }
    return true;
  }

  /** Bars an address that has flooded. Its open connections stay. */
  bar(address: string, now: number): void {
    this.#at(address, 0, now).barredUntil = now + BARRED_MS;
  }

  /** Returns the news for the other processes since the last call, and forgets quiet addresses. */
  uses(now: number): readonly Use[] {
    const uses: Use[] = [];
    const { connections, messagesPerSecond } = this.#limits;
    for (const [address, known] of this.#known) {
      const { open, messages, told, barredUntil } = known;
      const isBarred = barredUntil > now;
      const isNotable =
        messages >= (NOTABLE * messagesPerSecond * TELL_MS) / 1000 ||
        (open !== told.open && Math.max(open, told.open) >= NOTABLE * connections) ||
        isBarred !== told.isBarred;
      if (isNotable) {
        uses.push([address, open, messages, isBarred]);
        known.told = { open, isBarred };
      }
      known.messages = 0;
      if (open === 0 && known.elsewhere.size === 0 && now - known.usedAt > BARRED_MS && !isBarred)
        this.#known.delete(address);
    }
    return uses;
  }

  /** Handles the news of another process. */
  heard(from: string, uses: readonly Use[], now: number): void {
    for (const [address, open, messages, isBarred] of uses) {
      const known = this.#at(address, levelOf(address), now);
      if (open > 0) known.elsewhere.set(from, open);
      else known.elsewhere.delete(from);
      known.gate.spend(messages, now);
      if (isBarred) {
        known.barredUntil = Math.max(known.barredUntil, now + BARRED_MS);
        // processes do not pass on each other's news
        known.told = { ...known.told, isBarred: true };
      }
    }
  }

  /** Forgets the connections of a process that has ended. */
  gone(from: string): void {
    for (const known of this.#known.values()) known.elsewhere.delete(from);
  }

  #allAt(address: string, now: number): readonly Known[] {
    return networksOf(address).map((network, level) => this.#at(network, level, now));
  }

  #at(network: string, level: number, now: number): Known {
    const rate = timesAt(level) * this.#limits.messagesPerSecond;
    const known = this.#known.get(network) ?? {
      open: 0,
      elsewhere: new Map(),
      gate: new FloodGate(rate, 2 * rate, now),
      barredUntil: Number.NEGATIVE_INFINITY,
      messages: 0,
      told: QUIET,
      usedAt: now,
    };
    known.usedAt = now;
    this.#known.set(network, known);
    return known;
  }
}

/** Returns the level of a network that another process names. */
const levelOf = (network: string): number => (network.endsWith('/48') ? 2 : network.endsWith('/56') ? 1 : 0);
