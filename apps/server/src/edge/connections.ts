import { FloodGate } from './flood.ts';

/** Who asks: a proxy on this machine says whom it serves (`X-Forwarded-For`); nobody else is believed. */
export function addressOf(peer = '', forwarded?: string | readonly string[]): string {
  if (forwarded === undefined || !/^(::ffff:)?127\.|^::1$/.test(peer)) return peer;
  // each proxy adds the address that it was asked from
  return String(forwarded).split(',').at(-1)?.trim() || peer;
}

export interface AddressLimits {
  /** Connections that one address may have open. */
  readonly connections: number;
  /** Messages that all of them may send a second, on average; twice as many at once. */
  readonly messagesPerSecond: number;
}

interface Known {
  open: number;
  readonly gate: FloodGate;
  barredUntil: number;
}

/** An address from which a connection was ended for flooding opens none for so long, milliseconds; so long one is remembered. */
const BARRED_MS = 10_000;

/** What the connections of each address come to together. */
export class Connections {
  readonly #limits: AddressLimits;
  readonly #known = new Map<string, Known>();

  constructor(limits: AddressLimits) {
    this.#limits = limits;
  }

  /** May one more be opened from there at `now`, in milliseconds? */
  mayOpen(address: string, now: number): boolean {
    const known = this.#known.get(address);
    return known === undefined || (known.open < this.#limits.connections && known.barredUntil <= now);
  }

  opened(address: string): void {
    this.#at(address).open += 1;
  }

  closed(address: string): void {
    const known = this.#at(address);
    known.open -= 1;
    const forget = () => known.open === 0 && this.#known.delete(address);
    if (known.open === 0) setTimeout(forget, BARRED_MS).unref();
  }

  /** May one more message from there pass? */
  pass(address: string, now: number): boolean {
    return this.#at(address, now).gate.pass(now);
  }

  /** A connection from there has flooded. Those that are open stay. */
  bar(address: string, now: number): void {
    this.#at(address, now).barredUntil = now + BARRED_MS;
  }

  #at(address: string, now = performance.now()): Known {
    const { messagesPerSecond: rate } = this.#limits;
    const known = this.#known.get(address);
    if (known !== undefined) return known;
    const made: Known = { open: 0, gate: new FloodGate(rate, 2 * rate, now), barredUntil: 0 };
    this.#known.set(address, made);
    return made;
  }
}
