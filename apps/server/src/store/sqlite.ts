import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Appended } from './sqliteFile.ts';
import type { Answered, Asked, Given } from './sqliteWorker.ts';
import { type Append, AppendConflict, type Store, StoreFailure } from './store.ts';

/** How long an append waits for those of other tables, milliseconds: they share one commit. */
const GATHER_MS = 2;

interface Waiting {
  readonly resolve: (value: Given) => void;
  readonly reject: (error: Error) => void;
}

interface Gathered {
  readonly append: Append;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

export interface SqliteOptions {
  /** Told of each commit: how many tables it served, and how long it took in milliseconds. */
  readonly onCommit?: (appends: number, ms: number) => void;
}

/**
 * The store in `overtrick.sqlite` of a folder, which is made where missing: SQLite on a thread of its own, because each commit
 * waits for the disk. One commit is under way at a time; what comes meanwhile goes into the next.
 * Rejects with a sentence when the file can't be opened.
 */
export async function openSqlite(folder: string, options: SqliteOptions = {}): Promise<Store> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StoreFailure(`the folder ${folder} cannot be made: ${(error as Error).message}`);
  }
  const path = join(folder, 'overtrick.sqlite');
  const store = new SqliteStore(path, options);
  try {
    await store.opened;
  } catch (error) {
    throw new StoreFailure(`the store ${path} cannot be opened: ${(error as Error).message}`);
  }
  return store;
}

class SqliteStore implements Store {
  readonly opened: Promise<Given>;
  readonly #worker: Worker;
  readonly #options: SqliteOptions;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #gathered: Gathered[] = [];
  #timer: NodeJS.Timeout | undefined;
  #committing: Promise<void> | undefined;
  #failure: StoreFailure | undefined;

  constructor(path: string, options: SqliteOptions) {
    this.#options = options;
    this.#worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), { workerData: path });
    this.opened = new Promise((resolve, reject) => this.#waiting.set(0, { resolve, reject }));
    this.#worker.on('message', (answered: Answered) => this.#settle(answered));
    this.#worker.on('error', (error) => this.#end(`the store's thread failed: ${error.message}`));
    this.#worker.on('exit', () => this.#end('the store is closed'));
  }

  append(append: Append): Promise<void> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#gathered.push({ append, resolve, reject });
      if (this.#committing === undefined) this.#timer ??= setTimeout(() => this.#commit(), GATHER_MS);
    });
  }

  async read(table: string): Promise<readonly string[]> {
    return (await this.#ask({ id: this.#nextId++, do: 'read', table })) as readonly string[];
  }

  async close(): Promise<void> {
    if (this.#timer !== undefined) this.#commit();
    while (this.#committing !== undefined) await this.#committing;
    if (this.#failure !== undefined) return;
    await this.#ask({ id: this.#nextId++, do: 'close' });
    await this.#worker.terminate();
  }

  #commit(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batch = this.#gathered;
    this.#gathered = [];
    this.#committing = this.#write(batch).finally(() => {
      this.#committing = undefined;
      if (this.#gathered.length > 0) this.#commit();
    });
  }

  async #write(batch: readonly Gathered[]): Promise<void> {
    const began = performance.now();
    const appends = batch.map(({ append }) => append);
    try {
      const results = (await this.#ask({
        id: this.#nextId++,
        do: 'append',
        appends,
        at: Date.now(),
      })) as readonly Appended[];
      this.#options.onCommit?.(batch.length, performance.now() - began);
      for (const [i, { resolve, reject }] of batch.entries()) {
        if (results[i] === 'stored') resolve();
        else reject(new AppendConflict());
      }
    } catch (error) {
      for (const { reject } of batch) reject(error as Error);
    }
  }

  #ask(asked: Asked): Promise<Given> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#waiting.set(asked.id, { resolve, reject });
      this.#worker.postMessage(asked);
    });
  }

  #settle(answered: Answered): void {
    const waiting = this.#waiting.get(answered.id);
    this.#waiting.delete(answered.id);
    if (answered.ok) waiting?.resolve(answered.value);
    else waiting?.reject(new StoreFailure(answered.why));
  }

  #end(why: string): void {
    this.#failure ??= new StoreFailure(why);
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }
}
