import { AppendConflict, type Store } from './store.ts';

/** A class that opens one link at once is let in one after the other. */
const MOST_TRIES = 50;

/**
 * Adds to a log what `entriesFor` makes of it as it is, all or none, whoever else adds to it meanwhile; false when that
 * is nothing, or there is no such log.
 * @param read what a log's entries tell
 */
export async function addTo<State>(
  store: Store,
  log: string,
  read: (bodies: readonly string[]) => State | undefined,
  entriesFor: (state: State) => readonly object[],
): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    const bodies = await store.read(log);
    const state = read(bodies);
    const added = state === undefined ? [] : entriesFor(state).map((entry) => JSON.stringify(entry));
    if (added.length === 0) return false;
    try {
      await store.append({ log: log, length: bodies.length, bodies: added });
      return true;
    } catch (error) {
      if (!(error instanceof AppendConflict) || tries === MOST_TRIES) throw error;
    }
  }
}
