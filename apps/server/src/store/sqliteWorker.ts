import { parentPort, workerData } from 'node:worker_threads';
import { assert } from '@overtrick/rules/assert';
import { databaseLog } from './databaseLog.ts';
import { whyOf } from './full.ts';
import type { Appended, LogDatabase } from './logDatabase.ts';
import { migrate, migrationsFor } from './migrations.ts';
import type { Age, Idle, Old } from './retention.ts';
import type { Schema } from './schema.ts';
import { copyCommitted, openSqliteDatabase } from './sqliteDatabase.ts';
import type { Append, EntryPlace, LogNames } from './store.ts';

/** The file of a thread, and whether the thread only reads it. */
export interface StoreThread {
  readonly path: string;
  readonly isReader: boolean;
}

/** The time between two copies of what was committed to the file itself, milliseconds. */
const COPY_MS = 1000;

/** A request to a thread of the store. */
export type StoreRequest = { readonly id: number } & (
  | { readonly do: 'append'; readonly appends: readonly Append[]; readonly at: number }
  | { readonly do: 'read'; readonly log: string; readonly after: number; readonly most: number | undefined }
  | { readonly do: 'lengths'; readonly logs: readonly string[] }
  | { readonly do: 'rewrite'; readonly log: string; readonly bodies: ReadonlyMap<number, string> }
  | { readonly do: 'delete'; readonly logs: readonly string[]; readonly having: string | undefined }
  | { readonly do: 'find'; readonly names: LogNames; readonly body: string }
  | { readonly do: 'findOld'; readonly before: Age }
  | { readonly do: 'deleteIdle'; readonly idle: readonly Idle[] }
  | { readonly do: 'findOrphans' }
  | { readonly do: 'ping' }
  | { readonly do: 'close' }
);

export type StoreAnswer =
  | readonly Appended[]
  | readonly string[]
  | readonly (readonly [string, number])[]
  | readonly EntryPlace[]
  | Old
  | number
  | undefined;

/** An answer of the thread. The first, with id 0, says that the file is open, or why it isn't. */
export type Answered =
  | { readonly id: number; readonly ok: true; readonly value: StoreAnswer }
  | { readonly id: number; readonly ok: false; readonly why: string };

assert(parentPort !== null, 'a worker thread has a parent');
const port = parentPort;
const post = (answered: Answered) => port.postMessage(answered);
async function open({ path, isReader }: StoreThread): Promise<LogDatabase | undefined> {
  try {
    const db = openSqliteDatabase<Schema>(path, { isReader });
    if (!isReader) await migrate(db, migrationsFor('sqlite'));
    post({ id: 0, ok: true, value: undefined });
    // if a copy fails, the disk is full, and a commit says so
    if (isReader) setInterval(() => void copyCommitted(db).catch(() => {}), COPY_MS).unref();
    return databaseLog(db);
  } catch (error) {
    post({ id: 0, ok: false, why: whyOf(error) });
    return undefined;
  }
}

async function answer(log: LogDatabase, asked: StoreRequest): Promise<StoreAnswer> {
  switch (asked.do) {
    case 'append':
      return await log.append(asked.appends, asked.at);
    case 'read':
      return await log.read(asked.log, asked.after, asked.most);
    case 'lengths':
      return await log.lengths(asked.logs);
    case 'rewrite':
      await log.rewrite(asked.log, asked.bodies);
      return undefined;
    case 'delete':
      await log.delete(asked.logs, asked.having);
      return undefined;
    case 'find':
      return await log.find(asked.names, asked.body);
    case 'findOld':
      return await log.findOld(asked.before);
    case 'deleteIdle':
      return await log.deleteIdle(asked.idle);
    case 'findOrphans':
      return await log.findOrphans();
    case 'ping':
      await log.ping();
      return undefined;
    case 'close':
      await log.close();
      return undefined;
  }
}

const opening = open(workerData as StoreThread);
port.on('message', async (asked: StoreRequest) => {
  const log = await opening;
  if (log === undefined) return;
  try {
    post({ id: asked.id, ok: true, value: await answer(log, asked) });
    if (asked.do === 'close') port.close();
  } catch (error) {
    post({ id: asked.id, ok: false, why: whyOf(error) });
  }
});
