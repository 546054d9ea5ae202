import { FloodGate } from '../../base/floodGate.ts';
import { type AddressLimits, Connections } from './connections.ts';

/** The connections that each key may have open: a phone that comes back before its last one is noticed to be gone. */
const MOST_OF_KEY = 4;
/** … and all keys from one address, however many there are: the phones of the largest hall, twice. */
export const MOST_KEYED_OF_ADDRESS = 2000;
/**
 * A phone with a key says so much a second in any case, and so much at once when it comes back: a result now and then.
 * Anybody can make themselves keys, so that more is counted for the address.
 */
const MESSAGES_OF_KEY = 0.2;
const MESSAGES_OF_KEY_AT_ONCE = 8;
/** So many keys are remembered; those that were shown the longest ago go first. */
const MOST_KNOWN = 20_000;

/** Open connections that have shown a key, by the key and by the networks from which they come, and what they send. */
export class KeyedConnections {
  readonly #ofKey = new Map<string, number>();
  readonly #gates = new Map<string, FloodGate>();
  readonly #rooms: Connections;

  /** @param limits those of an address for who has no key: all keys together may send as much again */
  constructor({ messagesPerSecond }: Pick<AddressLimits, 'messagesPerSecond'>) {
    this.#rooms = new Connections({ connections: MOST_KEYED_OF_ADDRESS, messagesPerSecond });
  }

  /** Counts one more for a key, if it may have one more. */
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

  /** May one more message of the key pass: of its own, or of those that its address has for all keys? */
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

  /** Forgets addresses from which nobody with a key is there. */
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
      : this.#keyed.pass(this.#key, this.address, now);
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
