import { pagesOf } from './pages.ts';
import { AppendConflict, type Store } from './store.ts';

const MOST_TRIES = 10;

/** Stands after what was rewritten: whoever knows the log reads it anew, in every process. Older versions skip it. */
const MARK = JSON.stringify({ kind: 'rewritten', skip: true });

export const isMark = (body: string): boolean => body === MARK;

/** Puts other entries in the place of some in a log that is kept in memory as it was read: see `Folds`. */
export async function rewriteMarked(
  store: Store,
  log: string,
  bodies: ReadonlyMap<number, string>,
): Promise<void> {
  await store.rewrite(log, bodies);
  for (let tries = 1; ; tries++) {
    const length = (await store.lengths([log])).get(log);
    // nobody knows anything of a log that is deleted meanwhile
    if (length === undefined) return;
    try {
      return await store.append({ log, length, bodies: [MARK] });
    } catch (error) {
      if (!(error instanceof AppendConflict) || tries === MOST_TRIES) throw error;
    }
  }
}

/** Puts others in the place of a log's entries for which there are any. */
export async function rewriteThose(
  store: Store,
  log: string,
  otherFor: (body: string) => string | undefined,
): Promise<void> {
  const others = await othersIn(store, log, otherFor);
  if (others.size > 0) await store.rewrite(log, others);
}

/** The entries that are to stand in a log instead of others, by their places from 1. */
export async function othersIn(
  store: Store,
  log: string,
  otherFor: (body: string) => string | undefined,
): Promise<ReadonlyMap<number, string>> {
  const others = new Map<number, string>();
  let place = 0;
  for await (const page of pagesOf(store, log))
    for (const body of page) {
      place += 1;
      const other = otherFor(body);
      if (other !== undefined) others.set(place, other);
    }
  return others;
}
