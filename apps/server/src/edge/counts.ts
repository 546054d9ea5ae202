import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Pulse } from '../base/redis.ts';

/** Adds one, and says how many there are and for how long yet, milliseconds. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

/** So many addresses are counted here at once; the oldest go first. */
const MOST_KNOWN = 5000;

interface Counted {
  readonly current: number;
  readonly ttl: number;
}

/** The options that the library adds to a route's. */
interface OfRoute {
  readonly method?: unknown;
  readonly routeInfo?: { readonly method?: unknown; readonly url?: unknown };
}

/**
 * Counts the questions of each address at the Redis for all processes; while it does not answer each process counts
 * alone.
 */
export const sharedCounts = (pulse: Pulse, now = () => performance.now()) =>
  class SharedCounts implements FastifyRateLimitStore {
    readonly #name: string;
    readonly #here = new Map<string, { count: number; readonly until: number }>();

    constructor(_: unknown, name = 'overtrick:limit:') {
      this.#name = name;
    }

    incr(address: string, answer: (error: Error | null, counted?: Counted) => void, windowMs = 60_000): void {
      const here = this.#countHere(address, windowMs);
      pulse
        .asked((redis) => redis.eval(COUNT, 1, `${this.#name}${address}`, windowMs))
        .then(
          (counted) => answer(null, Array.isArray(counted) ? { current: counted[0], ttl: counted[1] } : here),
          () => answer(null, here),
        );
    }

    child({ routeInfo: { method, url } = {} }: OfRoute): FastifyRateLimitStore {
      return new SharedCounts(undefined, `${this.#name}${method}${url}-`);
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
