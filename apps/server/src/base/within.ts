import { setImmediate as others } from 'node:timers/promises';

/**
 * Waits no longer than that for an answer, milliseconds; then it rejects with the sentence. A process that was busy
 * itself still hears an answer that has come meanwhile.
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
