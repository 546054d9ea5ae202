import { Folds } from '../store/folds.ts';
import type { Store } from '../store/store.ts';
import { logAt, type NoticeEntry, noticesAfter } from './notice.ts';

/** Removes a request for the operator, no matter who posted it; false if there is no such request. */
export async function clearWish(store: Store, wish: string, now: number): Promise<boolean> {
  const logs = new Folds(store, noticesAfter);
  const entry: NoticeEntry = { kind: 'withdrawn', wish, by: 'operator' };
  for (const before of [0, 1]) {
    const isCleared = await logs.add(logAt(now, before), ({ wishes }) => (wishes.has(wish) ? [entry] : []));
    if (isCleared) return true;
  }
  return false;
}
