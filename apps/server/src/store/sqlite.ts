import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { gatheringStore, type StoreOptions } from './gatheringStore.ts';
import type { Appended, LogDatabase } from './logDatabase.ts';
import type { Old } from './retention.ts';
import { hasRoom } from './room.ts';
import type { Answered, StoreAnswer, StoreRequest, StoreThread } from './sqliteWorker.ts';
import { type EntryPlace, FULL, type Store, StoreFailure } from './store.ts';

type Question = StoreRequest extends infer Each
  ? Each extends StoreRequest
    ? Omit<Each, 'id'>
    : never
  : never;

interface Waiting {
  readonly resolve: (value: StoreAnswer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Opens the store in the file `overtrick.sqlite` of a folder, and creates both if missing. SQLite runs in threads,
 * because each commit waits for the disk. Rejects with a sentence if the file can't be opened.
 */
export async function openSqlite(folder: string, options: StoreOptions = {}): Promise<Store> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StoreFailure(`the folder ${folder} cannot be made: ${(error as Error).message}`);
  }
  const path = sqlitePath(folder);
  try {
    return gatheringStore(await openLog(path), {
      ...options,
      check: async () => {
        if (!hasRoom(folder)) throw new StoreFailure(FULL);
      },
    });
  } catch (error) {
    throw new StoreFailure(`the store ${path} cannot be opened: ${(error as Error).message}`);
  }
}

export const sqlitePath = (folder: string): string => join(folder, 'overtrick.sqlite');

/** The time after which the second thread starts: many stores of tests are closed before, milliseconds. */
const READER_MS = 5000;

/**
 * Opens the log of the file in a thread, and resolves once it is open. A second thread reads over a connection of its
 * own, so that no action waits for somebody who goes through many logs, and copies what was committed from the
 * write-ahead log to the file. It starts with the first work through many logs, or soon.
 */
async function openLog(path: string): Promise<LogDatabase> {
  const writer = await startThread({ path, isReader: false });
  let starting: Promise<StoreThreadHandle> | undefined;
  let reader: StoreThreadHandle | undefined;
  const startReader = (): Promise<StoreThreadHandle> => {
    starting ??= startThread({ path, isReader: true }).then((started) => {
      reader = started;
      return started;
    });
    return starting;
  };
  const timer = setTimeout(() => void startReader().catch(() => {}), READER_MS).unref();
  /** Asks the thread that reads; the other one if there is none. */
  const askReader: Ask = (question) => (reader?.isOpen() ? reader : writer).ask(question);
  /** Asks the thread that reads, which is started for it. */
  const askAlone: Ask = async (question) => {
    const alone = await startReader().catch(() => writer);
    return (alone.isOpen() ? alone : writer).ask(question);
  };
  return {
    append: async (appends, at) => (await writer.ask({ do: 'append', appends, at })) as readonly Appended[],
    read: async (log, after, most) =>
      (await askReader({ do: 'read', log, after, most })) as readonly string[],
    lengths: async (logs) =>
      (await askReader({ do: 'lengths', logs })) as readonly (readonly [string, number])[],
    async rewrite(log, bodies) {
      await writer.ask({ do: 'rewrite', log, bodies });
    },
    async delete(logs, having) {
      await writer.ask({ do: 'delete', logs, having });
    },
    find: async (names, body) => (await askReader({ do: 'find', names, body })) as readonly EntryPlace[],
    findOld: async (before) => (await askAlone({ do: 'findOld', before })) as Old,
    deleteIdle: async (idle) => (await writer.ask({ do: 'deleteIdle', idle })) as number,
    findOrphans: async () => (await askAlone({ do: 'findOrphans' })) as readonly string[],
    async ping() {
      await Promise.all([writer.ask({ do: 'ping' }), askReader({ do: 'ping' })]);
    },
    async close() {
      clearTimeout(timer);
      const second = await starting?.catch(() => undefined);
      await second?.close();
      await writer.close();
    },
  };
}

type Ask = (question: Question) => Promise<StoreAnswer>;

/** A thread with a connection to the file. */
interface StoreThreadHandle {
  readonly ask: Ask;
  isOpen(): boolean;
  close(): Promise<void>;
}

/** Starts a thread, and resolves once it has opened the file. */
async function startThread(thread: StoreThread): Promise<StoreThreadHandle> {
  const waiting = new Map<number, Waiting>();
  const worker = new Worker(new URL(import.meta.resolve('#thread/store')), { workerData: thread });
  let failure: StoreFailure | undefined;
  let lastId = 0;
  const end = (why: string): void => {
    failure ??= new StoreFailure(why);
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  worker.on('message', (answered: Answered) => {
    const asker = waiting.get(answered.id);
    waiting.delete(answered.id);
    if (answered.ok) asker?.resolve(answered.value);
    else asker?.reject(new StoreFailure(answered.why));
  });
  worker.on('error', (error) => end(`the store's thread failed: ${error.message}`));
  worker.on('exit', () => end('the store is closed'));

  const answerTo = (id: number): Promise<StoreAnswer> =>
    new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  const ask: Ask = (question) => {
    if (failure !== undefined) return Promise.reject(failure);
    const id = ++lastId;
    const answer = answerTo(id);
    worker.postMessage({ ...question, id });
    return answer;
  };

  try {
    await answerTo(0);
  } catch (error) {
    // a thread that waits for requests would keep the process alive
    await worker.terminate();
    throw error;
  }
  return {
    ask,
    isOpen: () => failure === undefined,
    async close() {
      if (failure !== undefined) return;
      await ask({ do: 'close' });
      await worker.terminate();
    },
  };
}
