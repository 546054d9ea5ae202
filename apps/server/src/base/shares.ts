import { networksOf } from './networks.ts';

/** A place in something that many share: it is kept for its holder, or given back. */
export interface Place {
  /** The place is this holder's, by the name that the resource gives it. */
  keep(holder: string): void;
  free(): void;
}

/** The place of somebody where nothing is shared. */
export const NO_PLACE: Place = { keep: () => {}, free: () => {} };

/** The state of a resource when somebody asks for a place in it. */
export interface Resource {
  /** Its name: the same each time. */
  readonly name: string;
  /** The places that it has. */
  readonly most: number;
  /** The places that are taken, by whomever; those that are asked for at the moment come on top. */
  readonly taken: number;
  /** One network may hold this many times the places that are still free: 1 when left out, which is half of all. */
  readonly times?: number | undefined;
  /** True for a holder who still has their place; all of them when left out. */
  readonly holds?: ((holder: string) => boolean) | undefined;
}

/** The most holders that are remembered; the resources in which nobody has taken a place for longest go first. */
const MOST_KNOWN = 200_000;

interface Holder {
  readonly networks: readonly string[];
  name: string | undefined;
}

/**
 * Divides what many share among the networks from which they come, so that whoever comes next finds a place: a network
 * may hold only `times` as many as are free. A household counts as one. Addresses are kept in memory, never stored;
 * each process counts for itself, while the free places are the same for all.
 */
export class Shares {
  readonly #known = new Map<string, Set<Holder>>();
  #size = 0;

  /** Takes a place for somebody from that address; `undefined` where its networks have their share, or all is full. */
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

  /** Those who came from the same household as a holder, that one among them. */
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
    // the resource is the latest now
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

/** Does something that takes a place: it is kept where that names its holder, and free again where it does not. */
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
