import { FloodGate } from '../../base/floodGate.ts';
import { networksOf, timesAt } from '../../base/networks.ts';

export interface AddressLimits {
  /** Connections that one address may have open. */
  readonly connections: number;
  /** Messages that all of them may send a second, on average; twice as many at once. */
  readonly messagesPerSecond: number;
}

/**
 * The use that an address makes of one process: its open connections, the messages since it was told last, and whether
 * it is barred.
 */
export type Use = readonly [address: string, open: number, messages: number, isBarred: boolean];

interface Known {
  open: number;
  /** Open connections at other processes. */
  readonly elsewhere: Map<string, number>;
  readonly gate: FloodGate;
  barredUntil: number;
  /** Messages since the others were told. */
  messages: number;
  told: { readonly open: number; readonly isBarred: boolean };
  usedAt: number;
}

/**
 * An address from which a connection was ended for flooding opens none for so long, milliseconds; so long one is
 * remembered.
 */
const BARRED_MS = 10_000;
/** The time after which the others are told, milliseconds. */
export const TELL_MS = 1000;
/**
 * Others are told of those who do this part of what they may: it is what that many processes could be used for at once,
 * unseen.
 */
const NOTABLE = 1 / 10;
const QUIET = { open: 0, isBarred: false };

/**
 * The use of each address by all its connections: at this process, and at the others as far as they have told. The
 * wider networks around an address are counted as well, and may do more.
 */
export class Connections {
  readonly #limits: AddressLimits;
  readonly #known = new Map<string, Known>();

  constructor(limits: AddressLimits) {
    this.#limits = limits;
  }

  /** May one more be opened from there at `now`, in milliseconds? */
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

  /** May one more message from there pass? */
  pass(address: string, now: number): boolean {
    const all = this.#allAt(address, now);
    if (!all.every(({ gate }) => gate.has(now))) return false;
    for (const known of all) {
      known.gate.pass(now);
      known.messages += 1;
    }
    return true;
  }

  /** A connection from there has flooded. Those that are open stay. */
  bar(address: string, now: number): void {
    this.#at(address, 0, now).barredUntil = now + BARRED_MS;
  }

  /** The news for the other processes, each time since the last; forgets addresses that are quiet. */
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

  /** Another process has told. */
  heard(from: string, uses: readonly Use[], now: number): void {
    for (const [address, open, messages, isBarred] of uses) {
      const known = this.#at(address, levelOf(address), now);
      if (open > 0) known.elsewhere.set(from, open);
      else known.elsewhere.delete(from);
      known.gate.spend(messages, now);
      if (isBarred) {
        known.barredUntil = Math.max(known.barredUntil, now + BARRED_MS);
        // who has it from another does not tell it again
        known.told = { ...known.told, isBarred: true };
      }
    }
  }

  /** Another process is no more, and its connections with it. */
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

/** The level of a network, as another process names it. */
const levelOf = (network: string): number => (network.endsWith('/48') ? 2 : network.endsWith('/56') ? 1 : 0);
