import { setImmediate as others } from 'node:timers/promises';
import { type Store, StoreFailure } from './store.ts';

/** The entries that are read and folded at once. Others run between two pages, however long a log is. */
export const PAGE = 500;

/** Reads the entries of a stored log after the first `after`, page by page. */
export async function* pagesOf(store: Store, log: string, after = 0): AsyncGenerator<readonly string[]> {
  for (let at = after; ; ) {
    const page = await store.read(log, at, PAGE);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    at += page.length;
    await others();
  }
}

/** Returns `undefined` for a damaged log, so that one log does not spoil a whole list. A failing store still throws. */
export async function unlessDamaged<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof StoreFailure) throw error;
    return undefined;
  }
}
