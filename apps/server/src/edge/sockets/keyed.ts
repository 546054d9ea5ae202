import type { Connections } from './connections.ts';

/** The connections that each key may have open: a phone that comes back before its last one is noticed to be gone. */
const MOST_OF_KEY = 4;
/** … and all keys from one address, however many there are: the phones of the largest hall, twice. */
export const MOST_KEYED_OF_ADDRESS = 4000;

/** Open connections that have shown a key, by the key and by the address. */
export class KeyedConnections {
  readonly #ofKey = new Map<string, number>();
  readonly #ofAddress = new Map<string, number>();

  /** Counts one more for a key, if it may have one more. */
  take(key: string, address: string): boolean {
    const [ofKey, ofAddress] = [this.#ofKey.get(key) ?? 0, this.#ofAddress.get(address) ?? 0];
    if (ofKey >= MOST_OF_KEY || ofAddress >= MOST_KEYED_OF_ADDRESS) return false;
    this.#ofKey.set(key, ofKey + 1);
    this.#ofAddress.set(address, ofAddress + 1);
    return true;
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
    return this.#key !== undefined || this.#connections.pass(this.address, now);
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
