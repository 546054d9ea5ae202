import { setTimeout as pause } from 'node:timers/promises';
import { databaseLog } from '../store/databaseLog.ts';
import { gatheringStore } from '../store/gatheringStore.ts';
import { openDatabase } from '../store/openDatabase.ts';
import type { StorePlace } from '../store/openStore.ts';
import type { Age, Forgotten } from '../store/retention.ts';
import {
  type Append,
  AppendConflict,
  type EntryPlace,
  type LogNames,
  type Store,
  StoreFailure,
} from '../store/store.ts';

type Fault = 'before' | 'after';

/** A store that tests can make fail: before it writes, or after, so that nobody hears of the write. */
export class FlakyStore implements Store {
  readonly #store: Store;
  #faults: Fault[] = [];
  #delayOf = (_log: string): number => 0;

  private constructor(store: Store) {
    this.#store = store;
  }

  static async open(folder: string): Promise<FlakyStore> {
    return new FlakyStore(await openStoreHere({ dataDir: folder }));
  }

  static over(store: Store): FlakyStore {
    return new FlakyStore(store);
  }

  /** Makes the next appends fail. */
  fail(...faults: Fault[]): void {
    this.#faults.push(...faults);
  }

  heal(): void {
    this.#faults = [];
  }

  /** Delays the appends to a log by this many milliseconds. */
  delay(delayOf: (log: string) => number): void {
    this.#delayOf = delayOf;
  }

  async append(append: Append): Promise<void> {
    const delay = this.#delayOf(append.log);
    if (delay > 0) await pause(delay);
    const fault = this.#faults.shift();
    if (fault === 'before') throw new StoreFailure('the disk is full');
    await this.#store.append(append);
    if (fault === 'after') throw new StoreFailure('the answer was lost');
  }

  read(table: string, after?: number, most?: number): Promise<readonly string[]> {
    return this.#store.read(table, after, most);
  }

  lengths(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.#store.lengths(tables);
  }

  rewrite(table: string, bodies: ReadonlyMap<number, string>): Promise<void> {
    return this.#store.rewrite(table, bodies);
  }

  delete(tables: readonly string[], having?: string): Promise<void> {
    return this.#store.delete(tables, having);
  }

  find(names: LogNames, body: string): Promise<readonly EntryPlace[]> {
    return this.#store.find(names, body);
  }

  deleteOld(before: Age, isSure?: boolean): Promise<Forgotten> {
    return this.#store.deleteOld(before, isSure);
  }

  ping(): Promise<void> {
    return this.#store.ping();
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}

/** Opens a server's store without its thread, which takes longer to start than many tests. */
export const openStoreHere = async (place: StorePlace): Promise<Store> =>
  gatheringStore(databaseLog(await openDatabase(place)), {});

/** Creates a store in memory that never fails. */
export function memoryStore(): Store {
  const logs = new Map<string, readonly string[]>();
  return {
    async append({ log: name, length, bodies }) {
      const log = logs.get(name) ?? [];
      if (log.length !== length) throw new AppendConflict();
      logs.set(name, [...log, ...bodies]);
    },
    read: async (table, after = 0, most = Number.POSITIVE_INFINITY) =>
      (logs.get(table) ?? []).slice(after, after + most),
    lengths: async (tables) =>
      new Map(tables.flatMap((table) => (logs.has(table) ? [[table, logs.get(table)?.length ?? 0]] : []))),
    async rewrite(table, bodies) {
      const log = logs.get(table) ?? [];
      logs.set(
        table,
        log.map((body, i) => bodies.get(i + 1) ?? body),
      );
    },
    async delete(tables, having) {
      for (const table of tables)
        if (having === undefined || logs.get(table)?.includes(having)) logs.delete(table);
    },
    find: async ({ begin = '', end = '' }, body) =>
      [...logs]
        .filter(([table]) => table.startsWith(begin) && table.endsWith(end))
        .flatMap(([log, bodies]) =>
          bodies.flatMap((one, i) => (one === body ? [{ log, place: i + 1 }] : [])),
        ),
    deleteOld: async () => ({ deleted: 0 }),
    ping: async () => {},
    close: async () => {},
  };
}
