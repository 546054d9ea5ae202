import { setImmediate as othersTurn } from 'node:timers/promises';
import { pagesOf } from './pages.ts';
import { AppendConflict, type LogNames, type Store } from './store.ts';

const MOST_TRIES = 10;

/** The entry that follows a rewriting: every process that knows the log then reads it anew. Older versions skip it. */
const MARK = JSON.stringify({ kind: 'rewritten', skip: true });

export const isMark = (body: string): boolean => body === MARK;

/** Replaces some entries of a log that processes keep in memory: see `Folds`. */
export async function rewriteMarked(
  store: Store,
  log: string,
  bodies: ReadonlyMap<number, string>,
): Promise<void> {
  await store.rewrite(log, bodies);
  for (let tries = 1; ; tries++) {
    const length = (await store.lengths([log])).get(log);
    // nobody remembers a log that was deleted meanwhile
    if (length === undefined) return;
    try {
      return await store.append({ log, length, bodies: [MARK] });
    } catch (error) {
      if (!(error instanceof AppendConflict) || tries === MOST_TRIES) throw error;
    }
  }
}

/** The most entries that are rewritten at once; others write in between. */
const PIECE = 100;

/**
 * Replaces every entry for which `otherFor` returns another, in pieces. If a crash interrupts it, the same call
 * completes the rest.
 */
export async function rewriteThose(
  store: Store,
  log: string,
  otherFor: (body: string) => string | undefined,
): Promise<void> {
  const bodies = [...(await othersIn(store, log, otherFor))];
  for (let i = 0; i < bodies.length; i += PIECE) {
    await store.rewrite(log, new Map(bodies.slice(i, i + PIECE)));
    await othersTurn();
  }
}

/** Replaces one entry by another, of a kind in `SOUGHT`, in all logs with such names. */
export async function replaceIn(store: Store, names: LogNames, from: object, to: object): Promise<void> {
  const places = new Map<string, number[]>();
  for (const { log, place } of await store.find(names, JSON.stringify(from)))
    places.set(log, [...(places.get(log) ?? []), place]);
  const body = JSON.stringify(to);
  for (const [log, some] of places) {
    await rewriteMarked(store, log, new Map(some.map((place) => [place, body])));
    await othersTurn();
  }
}

/** Finds the entries to replace in a log, and their replacements, by their places from 1. */
async function othersIn(
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
