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
