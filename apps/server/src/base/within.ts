import { setImmediate as others } from 'node:timers/promises';

/**
 * Waits for an answer for at most `ms` milliseconds, then rejects with the sentence `why`. If this process was busy
 * itself, it still accepts an answer that has arrived meanwhile.
 */
export function within<T>(ms: number, asked: Promise<T>, why: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(async () => {
      await others();
      reject(new Error(why));
    }, ms);
    asked.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
