import type { Connections } from './connections.ts';
import { FloodGate } from './flood.ts';

/** The connections that each key may have open: a phone that comes back before its last one is noticed to be gone. */
const MOST_OF_KEY = 4;
/** … and all keys from one address, however many there are: the phones of the largest hall, twice. */
export const MOST_KEYED_OF_ADDRESS = 4000;

/**
 * The messages that all connections with keys may send a second from one address, on average, and at once: a hall of a
 * thousand phones sends some sixty. Anybody can open an evening and make keys to it, so that a key alone is no reason
 * to trust an address.
 */
const MESSAGES_PER_SECOND = 200;
const MESSAGES_AT_ONCE = 4000;
/** … and what all connections of one address may have read or written out of evenings: entries of their logs. */
const READ_PER_SECOND = 40_000;
const READ_AT_ONCE = 400_000;
/** An address that has not asked for this long is forgotten: by then its gates are full again, milliseconds. */
const FORGOTTEN_MS = 60_000;

/** The messages and reads that one address has left. */
interface Gates {
  readonly messages: FloodGate;
  readonly reads: FloodGate;
  usedAt: number;
}

/** Open connections that have shown a key, by the key and by the address. */
export class KeyedConnections {
  readonly #ofKey = new Map<string, number>();
  readonly #ofAddress = new Map<string, number>();
  readonly #gates = new Map<string, Gates>();

  /** Counts one more for a key, if it may have one more. */
  take(key: string, address: string): boolean {
    const [ofKey, ofAddress] = [this.#ofKey.get(key) ?? 0, this.#ofAddress.get(address) ?? 0];
    if (ofKey >= MOST_OF_KEY || ofAddress >= MOST_KEYED_OF_ADDRESS) return false;
    this.#ofKey.set(key, ofKey + 1);
    this.#ofAddress.set(address, ofAddress + 1);
    return true;
  }

  /** May one more message of a connection with a key pass? */
  pass(address: string, now: number): boolean {
    return this.#gatesOf(address, now).messages.pass(now);
  }

  /** May so many entries be read for a connection from there? */
  mayRead(address: string, entries: number, now: number): boolean {
    return this.#gatesOf(address, now).reads.passAll(entries, now);
  }

  #gatesOf(address: string, now: number): Gates {
    const gates = this.#gates.get(address) ?? {
      messages: new FloodGate(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE, now),
      reads: new FloodGate(READ_PER_SECOND, READ_AT_ONCE, now),
      usedAt: now,
    };
    gates.usedAt = now;
    // those that have asked last stand last
    this.#gates.delete(address);
    this.#gates.set(address, gates);
    const [oldest] = this.#gates;
    if (oldest !== undefined && now - oldest[1].usedAt > FORGOTTEN_MS) this.#gates.delete(oldest[0]);
    return gates;
  }

  free(key: string, address: string): void {
    less(this.#ofKey, key);
    less(this.#ofAddress, address);
  }
}

function less(counts: Map<string, number>, name: string): void {
  const left = (counts.get(name) ?? 1) - 1;
  if (left > 0) counts.set(name, left);
  else counts.delete(name);
}

/**
 * One open connection, as it is counted: for its address, until it shows a key. All phones of a hall may have one
 * address.
 */
export class CountedConnection {
  readonly address: string;
  readonly #connections: Connections;
  readonly #keyed: KeyedConnections;
  #key: string | undefined;

  constructor(address: string, connections: Connections, keyed: KeyedConnections) {
    this.address = address;
    this.#connections = connections;
    this.#keyed = keyed;
    connections.opened(address, performance.now());
  }

  /** It has shown a valid key, and counts for that from now on, unless the key has as many as it may. */
  showed(key: string): void {
    if (this.#key !== undefined || !this.#keyed.take(key, this.address)) return;
    this.#key = key;
    this.#connections.closed(this.address, performance.now());
  }

  /** May one more message pass, as far as its address goes? */
  pass(now: number): boolean {
    return this.#key === undefined
      ? this.#connections.pass(this.address, now)
      : this.#keyed.pass(this.address, now);
  }

  /** May so many entries of evenings be read for it, as far as its address goes? */
  mayRead(entries: number): boolean {
    return this.#keyed.mayRead(this.address, entries, performance.now());
  }

  /** It has flooded: its address opens none for a while; who has a key is not taken for the others there. */
  bar(now: number): void {
    if (this.#key === undefined) this.#connections.bar(this.address, now);
  }

  closed(): void {
    if (this.#key === undefined) this.#connections.closed(this.address, performance.now());
    else this.#keyed.free(this.#key, this.address);
  }
}
