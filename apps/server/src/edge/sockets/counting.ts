import type { Peers } from '../../live/peers.ts';
import { type AddressLimits, Connections, TELL_MS } from './connections.ts';
import { CountedConnection, KeyedConnections } from './keyed.ts';

/** Counts the open connections of each address and key, sockets and streams alike: here and at the other processes. */
export class Counting {
  readonly #connections: Connections;
  readonly #keyed: KeyedConnections;
  readonly #telling: NodeJS.Timeout;

  constructor(limits: AddressLimits, peers: Peers) {
    this.#connections = new Connections(limits);
    this.#keyed = new KeyedConnections(limits);
    peers.listenToUses({
      used: (from, uses) => this.#connections.heard(from, uses, performance.now()),
      gone: (from) => this.#connections.gone(from),
    });
    this.#telling = setInterval(() => {
      const now = performance.now();
      peers.used(this.#connections.uses(now));
      this.#keyed.tidy(now);
    }, TELL_MS).unref();
  }

  /** True if one more connection may be opened from there. */
  mayOpen(address: string): boolean {
    return this.#connections.mayOpen(address, performance.now());
  }

  /** Counts a message from an address that has no connection. Returns false if it may not pass. */
  pass(address: string): boolean {
    return this.#connections.pass(address, performance.now());
  }

  /** Counts a new connection of an address. */
  opened(address: string): CountedConnection {
    return new CountedConnection(address, this.#connections, this.#keyed);
  }

  stop(): void {
    clearInterval(this.#telling);
  }
}
