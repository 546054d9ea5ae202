import { networksOf } from './networks.ts';

/** A place in a resource that many people share. Its holder keeps it, or frees it. */
export interface Place {
  /** Keeps the place for a holder, identified by the resource's name for them. */
  keep(holder: string): void;
  free(): void;
}

/** A place that uses up nothing. */
export const NO_PLACE: Place = { keep: () => {}, free: () => {} };

/** A resource with places, at the moment of a request. */
export interface Resource {
  /** The resource's name, under which its holders are remembered. */
  readonly name: string;
  /** The number of places in it. */
  readonly most: number;
  /** The number of places that are taken. Places that are being requested now are added to it. */
  readonly taken: number;
  /** A network may hold this many times the number of free places; 1, which allows half of all, if left out. */
  readonly times?: number | undefined;
  /** True if a holder still has their place; without it, all holders do. */
  readonly holds?: ((holder: string) => boolean) | undefined;
}

/** The most holders that are remembered. The resource that has been quiet for longest is forgotten first. */
const MOST_KNOWN = 200_000;

interface Holder {
  readonly networks: readonly string[];
  name: string | undefined;
}

/**
 * Divides the places of a resource among networks, so that the next visitor finds a place: a network may hold only
 * `times` as many places as are free. A household counts as one network. Addresses are kept in memory and never stored.
 * Each process counts for itself, while the free places are the same for all.
 */
export class Shares {
  readonly #known = new Map<string, Set<Holder>>();
  #size = 0;

  /** Takes a place for an address. Returns `undefined` if its networks have their share, or no place is free. */
  take(resource: Resource, address: string | undefined): Place | undefined {
    const { name, most, times = 1, holds } = resource;
    const holders = this.#holdersOf(name, holds);
    const asking = [...holders].filter((holder) => holder.name === undefined).length;
    const free = most - resource.taken - asking;
    if (free <= 0) return undefined;
    const networks = address === undefined ? [] : networksOf(address);
    const isTooMany = networks.some((network) => {
      const held = [...holders].filter((holder) => holder.networks.includes(network)).length;
      return held > 0 && held >= times * free;
    });
    if (isTooMany) return undefined;
    const holder: Holder = { networks, name: undefined };
    this.#add(name, holders, holder);
    return {
      keep: (kept) => {
        holder.name = kept;
      },
      free: () => this.#remove(name, holders, holder),
    };
  }

  /** Returns the holders from the same household as this one, including this one. */
  together(name: string, holder: string): readonly string[] {
    const holders = [...(this.#known.get(name) ?? [])];
    const [one] = holders.filter((other) => other.name === holder);
    const household = one?.networks[1] ?? one?.networks[0];
    if (household === undefined) return [holder];
    return holders.flatMap((other) =>
      other.name !== undefined && other.networks.includes(household) ? [other.name] : [],
    );
  }

  #holdersOf(name: string, holds: Resource['holds']): Set<Holder> {
    const holders = this.#known.get(name) ?? new Set();
    if (holds !== undefined)
      for (const holder of holders)
        if (holder.name !== undefined && !holds(holder.name)) this.#remove(name, holders, holder);
    return holders;
  }

  #add(name: string, holders: Set<Holder>, holder: Holder): void {
    holders.add(holder);
    this.#size += 1;
    // a map keeps the order of insertion, so this resource is now the latest
    this.#known.delete(name);
    this.#known.set(name, holders);
    for (const [oldest, others] of this.#known) {
      if (this.#size <= MOST_KNOWN || oldest === name) break;
      this.#known.delete(oldest);
      this.#size -= others.size;
    }
  }

  #remove(name: string, holders: Set<Holder>, holder: Holder): void {
    if (!holders.delete(holder)) return;
    if (this.#known.get(name) !== holders) return;
    this.#size -= 1;
    if (holders.size === 0) this.#known.delete(name);
  }
}

/** Runs a function that needs a place. The holder that it names keeps the place; without one, the place is freed. */
export async function inPlace<Done>(
  place: Place,
  run: () => Promise<Done>,
  holderIn: (done: Done) => string | undefined,
): Promise<Done> {
  let holder: string | undefined;
  try {
    const done = await run();
    holder = holderIn(done);
    return done;
  } finally {
    if (holder === undefined) place.free();
    else place.keep(holder);
  }
}
