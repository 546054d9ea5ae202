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

/** A store over a log: one commit is under way at a time, because each waits for the disk; what comes meanwhile goes into the next. */
export function gatheringStore(log: Log, { onCommit }: StoreOptions): Store {
  let gathered: Gathered[] = [];
  let timer: NodeJS.Timeout | undefined;
  let committing: Promise<void> | undefined;
  let isClosed = false;

  async function write(batch: readonly Gathered[]): Promise<void> {
    const began = performance.now();
    try {
      const appends = batch.map(({ append }) => append);
      const results: readonly Appended[] = await log.append(appends, Date.now());
      onCommit?.(batch.length, performance.now() - began);
      for (const [i, { resolve, reject }] of batch.entries()) {
        if (results[i] === 'stored') resolve();
        else reject(new AppendConflict());
      }
    } catch (error) {
      for (const { reject } of batch) reject(failureOf(error));
    }
  }

  function commit(): void {
    clearTimeout(timer);
    timer = undefined;
    const batch = gathered;
    gathered = [];
    committing = write(batch).finally(() => {
      committing = undefined;
      if (gathered.length > 0) commit();
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
    deleteOld: (before) => asked(() => log.deleteOld(before)),
    ping: async () => {
      await asked(() => log.lengths(['-']));
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      if (timer !== undefined) commit();
      while (committing !== undefined) await committing;
      await log.close();
    },
  };
}

/** What a database says of a failure, without what it was about. */
function failureOf(error: unknown): Error {
  if (error instanceof StoreFailure || error instanceof AppendConflict) return error;
  return new StoreFailure(error instanceof Error ? error.message : String(error));
}
