interface Waiting {
  readonly start: () => void;
}

/** Runs a task when it is its turn. */
export type Enqueue = <T>(key: string, signal: AbortSignal, run: () => Promise<T>) => Promise<T>;

/**
 * Runs `most` tasks at a time. The keys take turns, each in the order in which it asked, so that one that asks much does not
 * hold up the others. A task whose signal aborts while it waits is never run.
 */
export function fairQueue(most: number): Enqueue {
  /** By key, in the order of their turns. */
  const waiting = new Map<string, Waiting[]>();
  let running = 0;

  function startNext(): void {
    for (const [key, [first, ...rest]] of waiting) {
      if (running >= most) return;
      waiting.delete(key);
      if (rest.length > 0) waiting.set(key, rest);
      if (first === undefined) continue;
      running += 1;
      first.start();
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
        start() {
          signal.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      waiting.set(key, [...(waiting.get(key) ?? []), mine]);
      signal.addEventListener('abort', giveUp, { once: true });
      startNext();
    });

  return async (key, signal, run) => {
    signal.throwIfAborted();
    await turn(key, signal);
    try {
      return await run();
    } finally {
      running -= 1;
      startNext();
    }
  };
}
