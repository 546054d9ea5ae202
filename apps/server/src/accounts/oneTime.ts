import type { Pulse } from '../base/redis.ts';

/** The time in which a challenge may be answered, milliseconds; the browser gets a little less. */
export const ANSWER_MS = 150_000;
/** The most challenges that wait in a process; the oldest are dropped first. */
const MOST_WAITING = 10_000;

/** Challenges that wait for their one answer, each with its purpose. */
export interface OneTime {
  keep(challenge: string, what: string): Promise<void>;
  /** Returns the purpose of the challenge, or `undefined` if it is unknown, too old or already answered. */
  take(challenge: string): Promise<string | undefined>;
}

/**
 * Creates the store of challenges. With a Redis, another process may receive the answer; without it, only the same one.
 */
export function startOneTime(shared?: Pulse, now: () => number = Date.now): OneTime {
  const waiting = new Map<string, { readonly what: string; readonly until: number }>();
  const nameOf = (challenge: string) => `overtrick:challenge:${challenge}`;
  const keepHere = (challenge: string, what: string): void => {
    waiting.set(challenge, { what, until: now() + ANSWER_MS });
    for (const [oldest, { until }] of waiting) {
      if (waiting.size <= MOST_WAITING && until > now()) break;
      waiting.delete(oldest);
    }
  };
  const takeHere = (challenge: string): string | undefined => {
    const found = waiting.get(challenge);
    waiting.delete(challenge);
    return found !== undefined && found.until > now() ? found.what : undefined;
  };
  if (shared === undefined)
    return {
      keep: async (challenge, what) => keepHere(challenge, what),
      take: async (challenge) => takeHere(challenge),
    };
  return {
    async keep(challenge, what) {
      try {
        await shared.asked((redis) => redis.set(nameOf(challenge), what, 'PX', ANSWER_MS));
      } catch {
        keepHere(challenge, what);
      }
    },
    async take(challenge) {
      const here = takeHere(challenge);
      if (here !== undefined) return here;
      try {
        const [found] =
          (await shared.asked((redis) =>
            redis.multi().get(nameOf(challenge)).del(nameOf(challenge)).exec(),
          )) ?? [];
        return typeof found?.[1] === 'string' ? found[1] : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
