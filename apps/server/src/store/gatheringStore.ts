import { setImmediate as others } from 'node:timers/promises';
import { assert } from '@overtrick/rules/assert';
import { within } from '../base/within.ts';
import { whyOf } from './full.ts';
import type { Appended, LogDatabase } from './logDatabase.ts';
import { kindOf } from './logKinds.ts';
import { type Append, AppendConflict, SILENT, type Store, StoreFailure } from './store.ts';

/** The time that an append waits for those of other logs, milliseconds: they share one commit. */
const GATHER_MS = 2;

interface Gathered {
  readonly append: Append;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

export interface StoreOptions {
  /** Told of each commit: how many logs it served, and how long it took in milliseconds. */
  readonly onCommit?: (appends: number, ms: number) => void;
}

export interface GatheringOptions extends StoreOptions {
  /** A store that takes longer to answer fails, milliseconds: who asks is not kept waiting for ever. */
  readonly patienceMs?: number;
  /** Rejects with a `StoreFailure` where nothing can be written though nobody has tried. */
  readonly check?: () => Promise<void>;
}

/** A log that nobody reads: it is written when it is in doubt whether anything can be. */
const PROBE = '-';
/** As much as many tables write at once: a little may find room where they do not, bytes. */
const PROBED = 1 << 16;

/** The time for a query that goes through all that is stored, milliseconds. */
const WHOLE_MS = 600_000;

/** So many who have waited go on in one go; then others are listened to, whose appends can share the next commit. */
const AT_ONCE = 16;

/**
 * A store over a log: one commit is under way at a time, because each waits for the disk; what comes meanwhile goes
 * into the next, which begins before those who waited for the last go on.
 */
export function gatheringStore(
  database: LogDatabase,
  { onCommit, patienceMs, check }: GatheringOptions,
): Store {
  let gathered: Gathered[] = [];
  let timer: NodeJS.Timeout | undefined;
  let committing: Promise<void> | undefined;
  let settling: Promise<void> = Promise.resolve();
  let isClosed = false;
  /** Something could not be written, and it is not known yet that it can be again. */
  let isInDoubt = false;
  let pinging: Promise<void> | undefined;

  /** Gives what became of each append. */
  async function write(batch: readonly Gathered[]): Promise<readonly (Appended | Error)[]> {
    const began = performance.now();
    try {
      const appends = batch.map(({ append }) => append);
      const results = await database.append(appends, Date.now());
      onCommit?.(batch.length, performance.now() - began);
      return results;
    } catch (error) {
      isInDoubt = true;
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

  async function asked<T>(ask: () => Promise<T>, ms = patienceMs): Promise<T> {
    if (isClosed) throw new StoreFailure('the store is closed');
    try {
      return await (ms === undefined ? ask() : within(ms, ask(), SILENT));
    } catch (error) {
      throw failureOf(error);
    }
  }

  /** Asks for a commit of it; one that was given up before its commit began is not written later. */
  async function gather(append: Append): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const mine: Gathered = { append, resolve, reject };
    gathered.push(mine);
    if (committing === undefined) timer ??= setTimeout(commit, GATHER_MS);
    try {
      await asked(() => promise);
    } finally {
      gathered = gathered.filter((one) => one !== mine);
    }
  }

  async function ping(): Promise<void> {
    await check?.();
    const [[, length] = [PROBE, 0]] = await asked(() => database.lengths([PROBE]));
    if (!isInDoubt) return;
    await asked(() => database.append([{ log: PROBE, length, bodies: [PROBE.repeat(PROBED)] }], Date.now()));
    await asked(() => database.delete([PROBE]));
    isInDoubt = false;
  }

  return {
    append(append) {
      assert(kindOf(append.log) !== undefined, `a log of a kind that is not known: ${append.log}`);
      return isClosed ? Promise.reject(new StoreFailure('the store is closed')) : gather(append);
    },
    read: (log, after = 0, most) => asked(() => database.read(log, after, most)),
    lengths: async (logs) => new Map(await asked(() => database.lengths(logs))),
    rewrite: (log, bodies) => asked(() => database.rewrite(log, bodies), WHOLE_MS),
    delete: (logs, having) => asked(() => database.delete(logs, having), WHOLE_MS),
    find: (names, body) => asked(() => database.find(names, body), WHOLE_MS),
    deleteOld: (before, isSure = false) => asked(() => database.deleteOld(before, isSure), WHOLE_MS),
    ping() {
      pinging ??= ping().finally(() => {
        pinging = undefined;
      });
      return pinging;
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      if (timer !== undefined) commit();
      while (committing !== undefined) await committing;
      await settling;
      await database.close();
    },
  };
}

/** The error for a database's failure, without what it was about. */
function failureOf(error: unknown): Error {
  if (error instanceof StoreFailure || error instanceof AppendConflict) return error;
  return new StoreFailure(whyOf(error));
}
