/** The load that others put on the queue beside a task. */
export interface Load {
  /** Keys that have a task waiting or running, its own among them. */
  readonly keys: number;
  /** Tasks of its own key that wait, itself among them. */
  readonly own: number;
  /** The time that it has waited, milliseconds. */
  readonly waitedMs: number;
}

interface Waiting {
  readonly start: () => void;
  readonly since: number;
}

/** The patience of a queue, and the tasks that it takes. */
export interface QueueRules {
  /** One key has at most this many tasks, waiting or running, and all together this many. */
  readonly mostOfOne?: number;
  readonly mostOfAll?: number;
  /**
   * A task that has waited for longer is answered before others have another turn, milliseconds: such tasks should be
   * short.
   */
  readonly lateMs?: number;
  readonly now?: () => number;
}

/** At most this many late tasks are run between two turns. */
const LATE_AT_ONCE = 16;

/** A queue has as many tasks of a key, or of all, as it takes. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
  constructor() {
    super('too many tasks wait');
  }
}

/** Runs a task when it is its turn: that of one of its keys, the one which has the least to do. */
export type Enqueue = <T>(
  keys: readonly string[],
  signal: AbortSignal,
  run: (load: Load) => Promise<T>,
) => Promise<T>;

/**
 * Runs `most` tasks at a time. The keys take turns, each in the order in which it asked, so that one that asks much
 * does not hold up the others; those who have waited for too long come in between. A task whose signal aborts while it
 * waits is never run. One too many is refused with `QueueFull`.
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
  /** By key, in the order of their turns. */
  const waiting = new Map<string, Waiting[]>();
  const runningOf = new Map<string, number>();
  let running = 0;
  /** The tasks of all keys, waiting or running. */
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

  /** The key whose first task has waited longest, and for too long. */
  function lateKey(): string | undefined {
    let found: { readonly key: string; readonly since: number } | undefined;
    for (const [key, [first]] of waiting)
      if (first !== undefined && first.since < (found?.since ?? now() - lateMs))
        found = { key, since: first.since };
    return found?.key;
  }

  /** Starts the first task of a key, which goes to the end of the line. */
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
