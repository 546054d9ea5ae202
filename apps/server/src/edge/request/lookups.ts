import { FloodGate } from '../../base/floodGate.ts';
import { networksOf, timesAt } from '../../base/networks.ts';

/** The units that an address may look up per second, on average; each is an id, or a page of a stored log. */
const UNITS_PER_SECOND = 20;
/** The units at once: after a restart, all phones of a hall return to the tables of their evening. */
const UNITS_AT_ONCE = 1200;
/** The entries of a stored log that count as one unit. Reading and folding them takes a few milliseconds. */
const ENTRIES = 500;
/** The most networks that are remembered; the longest unused are dropped first. */
const MOST_KNOWN = 5000;

export interface LookupRules {
  readonly perSecond: number;
  readonly atOnce: number;
}

/** Things that are read from the store when somebody names them, and stay in memory for a while. */
export interface Room<Live> {
  /** True for one that is in memory: finding it costs nothing. */
  isLoaded(id: string): boolean;
  /** Returns the number of its entries in the store; 0 if there is no such thing. */
  storedLength(id: string): Promise<number>;
  find(id: string): Promise<Live | undefined>;
}

/** The error of an address that has named too many things that had to be read from the store: it has to wait. */
export class TooManyLookups extends Error {
  override readonly name = 'TooManyLookups';
  /** The HTTP status. */
  readonly statusCode = 429;
  constructor() {
    super('too much was looked up from one address');
  }
}

/**
 * Limits on what each address has read from the store by naming ids, unknown ones too. Long logs count for more, and
 * the wider networks of an address are counted as well. Things in memory are free.
 */
export class Lookups {
  readonly #rules: LookupRules;
  readonly #now: () => number;
  readonly #gates = new Map<string, FloodGate>();

  constructor(
    rules: LookupRules = { perSecond: UNITS_PER_SECOND, atOnce: UNITS_AT_ONCE },
    now: () => number = () => performance.now(),
  ) {
    this.#rules = rules;
    this.#now = now;
  }

  /** Finds the thing with that id for an address. Rejects with `TooManyLookups` if the address has to wait. */
  async find<Live>(room: Room<Live>, id: string, address: string): Promise<Live | undefined> {
    if (!room.isLoaded(id)) {
      this.#count(address, 1);
      const length = await room.storedLength(id);
      if (length === 0) return undefined;
      // counted before the reading, because many may ask for it at once
      const pages = Math.floor(length / ENTRIES);
      if (pages > 0 && !room.isLoaded(id)) this.#count(address, pages);
    }
    return room.find(id);
  }

  #count(address: string, units: number): void {
    const now = this.#now();
    const gates = networksOf(address).map((network, level) => this.#gateOf(network, level, now));
    if (!gates.every((gate) => gate.has(now))) throw new TooManyLookups();
    for (const gate of gates) gate.spend(units, now);
  }

  #gateOf(network: string, level: number, now: number): FloodGate {
    const { perSecond, atOnce } = this.#rules;
    const times = timesAt(level);
    const gate = this.#gates.get(network) ?? new FloodGate(times * perSecond, times * atOnce, now);
    this.#gates.delete(network);
    this.#gates.set(network, gate);
    for (const [oldest] of this.#gates) {
      if (this.#gates.size <= MOST_KNOWN) break;
      this.#gates.delete(oldest);
    }
    return gate;
  }
}
