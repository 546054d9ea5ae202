import { FloodGate } from '../../base/floodGate.ts';
import { type AddressLimits, Connections } from './connections.ts';

/** The most open connections of one key: a phone may return before the end of its last connection is noticed. */
const MOST_OF_KEY = 4;
/** The most open connections of all keys from one address: twice the phones of the largest hall. */
export const MOST_KEYED_OF_ADDRESS = 2000;
/**
 * The messages per second that a phone with a key may always send, now and then a result, and its burst on return.
 * Anybody can create keys, so further messages count for the address.
 */
const MESSAGES_OF_KEY = 0.2;
const MESSAGES_OF_KEY_AT_ONCE = 8;
/** The most keys that are remembered; those that were used the longest ago are dropped first. */
const MOST_KNOWN = 20_000;

/** The open connections with a key, and their messages, by key and by network. */
export class KeyedConnections {
  readonly #ofKey = new Map<string, number>();
  readonly #gates = new Map<string, FloodGate>();
  readonly #rooms: Connections;

  /** @param limits the limits of an address without keys; all its keys together may send as much again */
  constructor({ messagesPerSecond }: Pick<AddressLimits, 'messagesPerSecond'>) {
    this.#rooms = new Connections({ connections: MOST_KEYED_OF_ADDRESS, messagesPerSecond });
  }

  /** Counts one more connection of a key. Returns false if it may have no more. */
  take(key: string, address: string): boolean {
    const now = performance.now();
    const ofKey = this.#ofKey.get(key) ?? 0;
    if (ofKey >= MOST_OF_KEY || !this.#rooms.mayOpen(address, now)) return false;
    this.#ofKey.set(key, ofKey + 1);
    this.#rooms.opened(address, now);
    return true;
  }

  free(key: string, address: string): void {
    less(this.#ofKey, key);
    this.#rooms.closed(address, performance.now());
  }

  /**
   * Counts a message against the key's own limit, or else against that of its address for all keys. Returns false if it
   * may not pass.
   */
  pass(key: string, address: string, now: number): boolean {
    const gate = this.#gates.get(key) ?? new FloodGate(MESSAGES_OF_KEY, MESSAGES_OF_KEY_AT_ONCE, now);
    this.#gates.delete(key);
    this.#gates.set(key, gate);
    for (const [oldest] of this.#gates) {
      if (this.#gates.size <= MOST_KNOWN) break;
      this.#gates.delete(oldest);
    }
    return gate.pass(now) || this.#rooms.pass(address, now);
  }

  /** Forgets addresses without connections of keys. */
  tidy(now: number): void {
    this.#rooms.uses(now);
  }
}

function less(counts: Map<string, number>, name: string): void {
  const left = (counts.get(name) ?? 1) - 1;
  if (left > 0) counts.set(name, left);
  else counts.delete(name);
}

/**
 * One open connection. It counts for its address until it presents a key, because all phones of a hall may share an
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

  /** Counts the connection for its valid key from now on, unless the key already has the most. */
  showed(key: string): void {
    if (this.#key !== undefined || !this.#keyed.take(key, this.address)) return;
    this.#key = key;
    this.#connections.closed(this.address, performance.now());
  }

  /** True if one more message may pass within the limits of its address. */
  pass(now: number): boolean {
    return this.#key === undefined
      ? this.#connections.pass(this.address, now)
      : this.#keyed.pass(this.#key, this.address, now);
  }

  /** Bars the address of a connection that has flooded; a connection with a key does not affect the others there. */
  bar(now: number): void {
    if (this.#key === undefined) this.#connections.bar(this.address, now);
  }

  closed(): void {
    if (this.#key === undefined) this.#connections.closed(this.address, performance.now());
    else this.#keyed.free(this.#key, this.address);
  }
}
