import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { gatheringStore, type StoreOptions } from './gatheringStore.ts';
import type { Appended, LogDatabase } from './logDatabase.ts';
import type { Forgotten } from './retention.ts';
import { hasRoom } from './room.ts';
import type { Answered, StoreAnswer, StoreRequest } from './sqliteWorker.ts';
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
 * Opens the store in the file `overtrick.sqlite` of a folder, and creates both if missing. SQLite runs in its own
 * thread, because each commit waits for the disk. Rejects with a sentence if the file can't be opened.
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

/** Opens the log of the file in a thread, and resolves once it is open. */
async function openLog(path: string): Promise<LogDatabase> {
  const waiting = new Map<number, Waiting>();
  const worker = new Worker(new URL(import.meta.resolve('#thread/store')), { workerData: path });
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
  const ask = (question: Question): Promise<StoreAnswer> => {
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
    append: async (appends, at) => (await ask({ do: 'append', appends, at })) as readonly Appended[],
    read: async (log, after, most) => (await ask({ do: 'read', log, after, most })) as readonly string[],
    lengths: async (logs) => (await ask({ do: 'lengths', logs })) as readonly (readonly [string, number])[],
    async rewrite(log, bodies) {
      await ask({ do: 'rewrite', log, bodies });
    },
    async delete(logs, having) {
      await ask({ do: 'delete', logs, having });
    },
    find: async (names, body) => (await ask({ do: 'find', names, body })) as readonly EntryPlace[],
    deleteOld: async (before, isSure) => (await ask({ do: 'deleteOld', before, isSure })) as Forgotten,
    async close() {
      if (failure !== undefined) return;
      await ask({ do: 'close' });
      await worker.terminate();
    },
  };
}
