/** The load of the queue when a task runs. */
export interface Load {
  /** The number of keys with a task that waits or runs, including its own. */
  readonly keys: number;
  /** The number of waiting tasks of its own key, including itself. */
  readonly own: number;
  /** The time that the task has waited, milliseconds. */
  readonly waitedMs: number;
}

interface Waiting {
  readonly start: () => void;
  readonly since: number;
}

/** The limits of a queue. */
export interface QueueRules {
  /** The most tasks, waiting or running, of one key and of all keys together. */
  readonly mostOfOne?: number;
  readonly mostOfAll?: number;
  /**
   * A task that has waited longer than this comes before other keys' turns, milliseconds. Such tasks should be short.
   */
  readonly lateMs?: number;
  readonly now?: () => number;
}

/** The most late tasks that run between two turns. */
const LATE_AT_ONCE = 16;

/** The error of a queue that accepts no more tasks of a key, or of all keys. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
  constructor() {
    super('too many tasks wait');
  }
}

/** Runs a task at its turn, under the one of its keys that has the fewest tasks. */
export type Enqueue = <T>(
  keys: readonly string[],
  signal: AbortSignal,
  run: (load: Load) => Promise<T>,
) => Promise<T>;

/**
 * Creates a queue that runs `most` tasks at a time. The keys take turns, so that a busy one does not hold up the
 * others; each runs its tasks in order, and late tasks come in between. A task whose signal aborts while it waits never
 * runs. Tasks over the limit are refused with `QueueFull`.
 */
export function fairQueue(
  most: number,
  {
    lateMs = Number.POSITIVE_INFINITY,
    mostOfOne = Number.POSITIVE_INFINITY,
    mostOfAll = Number.POSITIVE_INFINITY,
    now = () => performance.now(),
  }: QueueRules = {},
): Enqueue {
  /** The waiting tasks by key, in the order of the keys' turns. */
  const waiting = new Map<string, Waiting[]>();
  const runningOf = new Map<string, number>();
  let running = 0;
  /** The number of tasks of all keys, waiting or running. */
  let all = 0;
  let lateInARow = 0;

  const tasksOf = (key: string): number => (waiting.get(key)?.length ?? 0) + (runningOf.get(key) ?? 0);
  const keysNow = (): number => new Set([...waiting.keys(), ...runningOf.keys()]).size;

  function count(key: string, by: 1 | -1): void {
    running += by;
    const left = (runningOf.get(key) ?? 0) + by;
    if (left > 0) runningOf.set(key, left);
    else runningOf.delete(key);
  }

  /** Returns the key whose first task has waited longest, if that is too long. */
  function lateKey(): string | undefined {
    let found: { readonly key: string; readonly since: number } | undefined;
    for (const [key, [first]] of waiting)
      if (first !== undefined && first.since < (found?.since ?? now() - lateMs))
        found = { key, since: first.since };
    return found?.key;
  }

  /** Starts the first task of a key, which then moves to the end of the queue. */
  function start(key: string): void {
    const [first, ...rest] = waiting.get(key) ?? [];
    waiting.delete(key);
    if (rest.length > 0) waiting.set(key, rest);
    if (first === undefined) return;
    count(key, 1);
    first.start();
  }

  function startNext(): void {
    while (running < most) {
      const late = lateInARow < LATE_AT_ONCE ? lateKey() : undefined;
      const [next] = waiting.keys();
      const key = late ?? next;
      if (key === undefined) return;
      lateInARow = late === undefined ? 0 : lateInARow + 1;
      start(key);
    }
  }

  const turn = (key: string, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveUp = () => {
        const others = (waiting.get(key) ?? []).filter((one) => one !== mine);
        if (others.length > 0) waiting.set(key, others);
        else waiting.delete(key);
        reject(signal.reason);
      };
      const mine: Waiting = {
        since: now(),
        start() {
          signal.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      waiting.set(key, [...(waiting.get(key) ?? []), mine]);
      signal.addEventListener('abort', giveUp, { once: true });
      startNext();
    });

  return async (keys, signal, run) => {
    signal.throwIfAborted();
    const [key = ''] = keys.toSorted((a, b) => tasksOf(a) - tasksOf(b));
    if (tasksOf(key) >= mostOfOne || all >= mostOfAll) throw new QueueFull();
    const asked = now();
    all += 1;
    try {
      await turn(key, signal);
      try {
        const own = 1 + (waiting.get(key)?.length ?? 0);
        return await run({ keys: keysNow(), own, waitedMs: now() - asked });
      } finally {
        count(key, -1);
        startNext();
      }
    } finally {
      all -= 1;
    }
  };
}
