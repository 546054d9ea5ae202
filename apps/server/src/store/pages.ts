import { setImmediate as others } from 'node:timers/promises';
import { type Store, StoreFailure } from './store.ts';

/** Entries that are read, and folded, in one go: between two pages others have their turn, however long a log is. */
export const PAGE = 500;

/** The entries of a stored log after the first `after`. */
export async function* pagesOf(store: Store, log: string, after = 0): AsyncGenerator<readonly string[]> {
  for (let at = after; ; ) {
    const page = await store.read(log, at, PAGE);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    at += page.length;
    await others();
  }
}

/** Reads for a list: nothing of a log that is damaged, so that it spoils no other. A store that fails still does. */
export async function unlessDamaged<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof StoreFailure) throw error;
    return undefined;
  }
}
