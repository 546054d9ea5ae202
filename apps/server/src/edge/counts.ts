import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { networksOf, timesAt } from '../base/networks.ts';
import type { Pulse } from '../base/redis.ts';

/** Adds one to a count, and returns the count and its remaining lifetime, milliseconds. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

/** The most addresses that are counted in memory; the oldest are dropped first. */
const MOST_KNOWN = 5000;

interface Counted {
  readonly current: number;
  readonly ttl: number;
}

/** The options that the library adds to a route's own. */
interface OfRoute {
  readonly method?: unknown;
  readonly routeInfo?: { readonly method?: unknown; readonly url?: unknown };
}

/**
 * Returns the count that is nearest to its limit, among those of an address and of its wider networks, which have
 * higher limits.
 */
function fullest(counts: readonly Counted[]): Counted {
  const asIfOne = counts.map(({ current, ttl }, level) => ({
    current: Math.ceil(current / timesAt(level)),
    ttl,
  }));
  return asIfOne.reduce((most, count) => (count.current > most.current ? count : most));
}

/**
 * Counts the requests of each address, and of its wider networks, in Redis for all processes. Without a Redis, or while
 * it does not answer, each process counts for itself.
 */
export const sharedCounts = (pulse: Pulse | undefined, now = () => performance.now()) =>
  class SharedCounts implements FastifyRateLimitStore {
    readonly #name: string;
    readonly #here = new Map<string, { count: number; readonly until: number }>();

    constructor(_: unknown, name = 'overtrick:limit:') {
      this.#name = name;
    }

    incr(address: string, answer: (error: Error | null, counted?: Counted) => void, windowMs = 60_000): void {
      Promise.all(networksOf(address).map((network) => this.#count(network, windowMs))).then(
        (counts) => answer(null, fullest(counts)),
        (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child({ routeInfo: { method, url } = {} }: OfRoute): FastifyRateLimitStore {
      return new SharedCounts(undefined, `${this.#name}${method}${url}-`);
    }

    async #count(network: string, windowMs: number): Promise<Counted> {
      const here = this.#countHere(network, windowMs);
      if (pulse === undefined) return here;
      try {
        const counted = await pulse.asked((redis) =>
          redis.eval(COUNT, 1, `${this.#name}${network}`, windowMs),
        );
        return Array.isArray(counted) ? { current: counted[0], ttl: counted[1] } : here;
      } catch {
        return here;
      }
    }

    #countHere(address: string, windowMs: number): Counted {
      const at = now();
      const known = this.#here.get(address);
      const counted = known !== undefined && known.until > at ? known : { count: 0, until: at + windowMs };
      counted.count += 1;
      this.#here.set(address, counted);
      for (const [oldest] of this.#here) {
        if (this.#here.size <= MOST_KNOWN) break;
        this.#here.delete(oldest);
      }
      return { current: counted.count, ttl: counted.until - at };
    }
  };
