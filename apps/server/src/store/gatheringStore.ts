import { setImmediate as others } from 'node:timers/promises';
import type { Appended, Log } from './log.ts';
import { type Append, AppendConflict, type Store, StoreFailure } from './store.ts';

/** How long an append waits for those of other tables, milliseconds: they share one commit. */
const GATHER_MS = 2;

interface Gathered {
  readonly append: Append;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

export interface StoreOptions {
  /** Told of each commit: how many tables it served, and how long it took in milliseconds. */
  readonly onCommit?: (appends: number, ms: number) => void;
}

/** So many who have waited go on in one go; then others are listened to, whose appends can share the next commit. */
const AT_ONCE = 16;

/**
 * A store over a log: one commit is under way at a time, because each waits for the disk; what comes meanwhile goes into the next,
 * which begins before those who waited for the last go on.
 */
export function gatheringStore(log: Log, { onCommit }: StoreOptions): Store {
  let gathered: Gathered[] = [];
  let timer: NodeJS.Timeout | undefined;
  let committing: Promise<void> | undefined;
  let settling: Promise<void> = Promise.resolve();
  let isClosed = false;

  /** Gives what became of each append. */
  async function write(batch: readonly Gathered[]): Promise<readonly (Appended | Error)[]> {
    const began = performance.now();
    try {
      const appends = batch.map(({ append }) => append);
      const results = await log.append(appends, Date.now());
      onCommit?.(batch.length, performance.now() - began);
      return results;
    } catch (error) {
      const failure = failureOf(error);
      return batch.map(() => failure);
    }
  }

  async function settle(batch: readonly Gathered[], results: readonly (Appended | Error)[]): Promise<void> {
    for (const [i, { resolve, reject }] of batch.entries()) {
      const result = results[i];
      if (result === 'stored') resolve();
      else reject(result instanceof Error ? result : new AppendConflict());
      if ((i + 1) % AT_ONCE === 0) await others();
    }
  }

  function commit(): void {
    clearTimeout(timer);
    timer = undefined;
    const batch = gathered;
    gathered = [];
    committing = write(batch).then((results) => {
      committing = undefined;
      if (gathered.length > 0) commit();
      settling = Promise.all([settling, settle(batch, results)]).then(() => {});
    });
  }

  async function asked<T>(ask: () => Promise<T>): Promise<T> {
    if (isClosed) throw new StoreFailure('the store is closed');
    try {
      return await ask();
    } catch (error) {
      throw failureOf(error);
    }
  }

  return {
    append: (append) =>
      asked(
        () =>
          new Promise<void>((resolve, reject) => {
            gathered.push({ append, resolve, reject });
            if (committing === undefined) timer ??= setTimeout(commit, GATHER_MS);
          }),
      ),
    read: (table, after = 0) => asked(() => log.read(table, after)),
    lengths: async (tables) => new Map(await asked(() => log.lengths(tables))),
    rewrite: (table, bodies) => asked(() => log.rewrite(table, bodies)),
    delete: (tables) => asked(() => log.delete(tables)),
    holding: (pattern, body) => asked(() => log.holding(pattern, body)),
    deleteOld: (before) => asked(() => log.deleteOld(before)),
    ping: async () => {
      await asked(() => log.lengths(['-']));
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      if (timer !== undefined) commit();
      while (committing !== undefined) await committing;
      await settling;
      await log.close();
    },
  };
}

/** What a database says of a failure, without what it was about. */
function failureOf(error: unknown): Error {
  if (error instanceof StoreFailure || error instanceof AppendConflict) return error;
  return new StoreFailure(error instanceof Error ? error.message : String(error));
}
