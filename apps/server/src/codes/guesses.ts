import { networksOf } from '../base/networks.ts';
import type { Pulse } from '../base/redis.ts';
import type { Origin } from '../live/marks.ts';

/** The time for which a wrong code counts, milliseconds. */
export const WINDOW_MS = 600_000;
/**
 * The limits of wrong codes in that time per device, per address and in total: a thousand guessers together have no
 * more, so that one open code of 4.8 million is found with a probability of 0.3 % a day.
 */
export const MOST = { device: 10, address: 20, all: 100 } as const;
/**
 * The part of the remaining total that a network may use, or one guess at least: 20 of the first hundred, 16 of the
 * next 80. Guessers leave less and less to each other, but always some to the next visitor.
 */
const PART_OF_NETWORK = MOST.address / (MOST.all - MOST.address);
/** The most addresses and devices that are counted in memory; the oldest are dropped first. */
const MOST_KNOWN = 5000;

/**
 * Adds one to each count, the last of which is the total, unless one of them is full, and returns if it did. The limit
 * of a network is a part of the remaining total, below 1.
 */
const TAKE = `
local all = tonumber(redis.call('GET', KEYS[#KEYS]) or '0')
local left = tonumber(ARGV[#KEYS + 1]) - all
for i, key in ipairs(KEYS) do
  local most = tonumber(ARGV[i + 1])
  if most < 1 then most = math.max(1, most * left) end
  if left <= 0 or tonumber(redis.call('GET', key) or '0') >= most then return 0 end
end
for _, key in ipairs(KEYS) do
  if redis.call('INCR', key) == 1 then redis.call('PEXPIRE', key, ARGV[1]) end
end
return 1`;
const GIVE = `for _, key in ipairs(KEYS) do if redis.call('EXISTS', key) == 1 then redis.call('DECR', key) end end`;

interface Count {
  count: number;
  readonly until: number;
}

/**
 * The wrong guesses of codes, by origin. Each guess is counted before the code is looked up, and given back if it was
 * right, so that parallel guesses have no advantage. With a Redis, all processes count together.
 */
export class Guesses {
  readonly #pulse: Pulse | undefined;
  readonly #now: () => number;
  readonly #here = new Map<string, Count>();

  constructor(pulse?: Pulse, now: () => number = () => performance.now()) {
    this.#pulse = pulse;
    this.#now = now;
  }

  /** Counts a guess from there. Returns false if no more guesses are allowed. */
  async take(from: Origin): Promise<boolean> {
    const counts = countsOf(from);
    const here = this.#takeHere(counts);
    if (this.#pulse === undefined || !here) return here;
    const names = counts.map(([name]) => name);
    const most = counts.map(([, limit]) => limit);
    try {
      const answer = await this.#pulse.asked((redis) =>
        redis.eval(TAKE, names.length, ...names, WINDOW_MS, ...most),
      );
      if (answer === 1) return true;
      this.#giveHere(names);
      return false;
    } catch {
      return here;
    }
  }

  /** Gives back a guess that was right. */
  async give(from: Origin): Promise<void> {
    const names = countsOf(from).map(([name]) => name);
    this.#giveHere(names);
    await this.#pulse?.asked((redis) => redis.eval(GIVE, names.length, ...names)).catch(() => {});
  }

  #takeHere(counts: readonly (readonly [string, number])[]): boolean {
    const known = counts.map(([name, most]) => ({ name, most, counted: this.#countOf(name) }));
    const left = MOST.all - (known.at(-1)?.counted.count ?? 0);
    const mostOf = (most: number): number => (most < 1 ? Math.max(1, most * left) : most);
    if (known.some(({ counted, most }) => counted.count >= mostOf(most))) return false;
    for (const { name, counted } of known) {
      counted.count += 1;
      this.#here.delete(name);
      this.#here.set(name, counted);
    }
    for (const [oldest] of this.#here) {
      if (this.#here.size <= MOST_KNOWN) break;
      this.#here.delete(oldest);
    }
    return true;
  }

  #giveHere(names: readonly string[]): void {
    for (const name of names) {
      const counted = this.#here.get(name);
      if (counted !== undefined) counted.count = Math.max(0, counted.count - 1);
    }
  }

  #countOf(name: string): Count {
    const known = this.#here.get(name);
    const now = this.#now();
    return known !== undefined && known.until > now ? known : { count: 0, until: now + WINDOW_MS };
  }
}

/** Lists the counts of an origin with their limits; the total is the last. */
const countsOf = ({ device, address }: Origin): readonly (readonly [string, number])[] => {
  const networks = address === undefined ? [] : networksOf(address);
  const named = (kind: string, value: string) => `overtrick:guess:${kind}:${value}`;
  return [
    ...(device === undefined ? [] : [[named('device', device), MOST.device] as const]),
    ...networks.map((network) => [named('address', network), PART_OF_NETWORK] as const),
    [named('all', ''), MOST.all],
  ];
};
