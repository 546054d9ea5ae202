import type { Pulse } from '../base/redis.ts';

/** So long a challenge may be answered, milliseconds: the browser is told a little less. */
export const ANSWER_MS = 150_000;
/** So many wait in a process at once; the oldest go first. */
const MOST_WAITING = 10_000;

/** Challenges that wait for their one answer, each with what it was made for. */
export interface OneTime {
  keep(challenge: string, what: string): Promise<void>;
  /** The purpose of the challenge; `undefined` when there is none, or it is too old, or it was answered before. */
  take(challenge: string): Promise<string | undefined>;
}

/**
 * With a Redis an answer may come to another process than that which has asked; while it is away, to the same one only.
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
