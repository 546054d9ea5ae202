import { setImmediate as others } from 'node:timers/promises';
import { assert } from '@overtrick/rules/assert';
import { within } from '../base/within.ts';
import { whyOf } from './full.ts';
import type { Appended, LogDatabase } from './logDatabase.ts';
import { kindOf } from './logKinds.ts';
import { isTooMuch } from './retention.ts';
import { type Append, AppendConflict, SILENT, type Store, StoreFailure } from './store.ts';

/** The time that an append waits for those of other logs to share its commit, milliseconds. */
const GATHER_MS = 2;

interface Gathered {
  readonly append: Append;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

export interface StoreOptions {
  /** Receives the number of logs in each commit, and its duration in milliseconds. */
  readonly onCommit?: (appends: number, ms: number) => void;
}

export interface GatheringOptions extends StoreOptions {
  /** A store that takes longer to answer counts as failed, so that nobody waits for ever, milliseconds. */
  readonly patienceMs?: number;
  /** Rejects with a `StoreFailure` if nothing can be written, without a write. */
  readonly check?: () => Promise<void>;
}

/** A log that nobody reads. It is written to find out whether the store works again. */
const PROBE = '-';
/** The size of the probe, bytes: as much as many tables write at once, because a smaller one may still find room. */
const PROBED = 1 << 16;

/** The time limit of a query that goes through the whole store, milliseconds. */
const WHOLE_MS = 600_000;

/** The most old logs that are deleted within that limit: this has no haste. */
const IDLE_AT_ONCE = 2000;

/**
 * The most waiting writers that continue at once. New appends are then accepted, so that they can join the next commit.
 */
const AT_ONCE = 16;

/**
 * Builds a store over a log. Only one commit runs at a time, because each waits for the disk. Appends that arrive
 * meanwhile go into the next commit, which starts before the writers of the last one continue.
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
  /** Set after a failed write, until it is known that writing works again. */
  let isInDoubt = false;
  let pinging: Promise<void> | undefined;

  /** Stores a batch in one commit and returns the outcome of each append. */
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

  /** Queues an append for the next commit. One that was given up before its commit started is not written later. */
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
    await asked(() => database.ping());
    if (!isInDoubt) return;
    const [[, length] = [PROBE, 0]] = await asked(() => database.lengths([PROBE]));
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
    async deleteOld(before, isSure = false) {
      const { idle, of, newest } = await asked(() => database.findOld(before), WHOLE_MS);
      if (newest === undefined) return { deleted: 0 };
      if (isTooMuch(idle.length, of) && !isSure)
        return { deleted: 0, held: { old: idle.length, of }, newest };
      let deleted = 0;
      for (let i = 0; i < idle.length; i += IDLE_AT_ONCE)
        deleted += await asked(() => database.deleteIdle(idle.slice(i, i + IDLE_AT_ONCE)), WHOLE_MS);
      const orphans = await asked(() => database.findOrphans(), WHOLE_MS);
      await asked(() => database.delete(orphans), WHOLE_MS);
      return { deleted, newest };
    },
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

/** Converts a database's failure to an error that does not repeat the query. */
function failureOf(error: unknown): Error {
  if (error instanceof StoreFailure || error instanceof AppendConflict) return error;
  return new StoreFailure(whyOf(error));
}
