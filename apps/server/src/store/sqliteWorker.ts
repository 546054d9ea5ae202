import { parentPort, workerData } from 'node:worker_threads';
import { assert } from '@overtrick/rules/assert';
import { type Appended, SqliteFile } from './sqliteFile.ts';
import type { Append } from './store.ts';

/** What the thread of the store is asked. */
export type Asked =
  | { readonly id: number; readonly do: 'append'; readonly appends: readonly Append[]; readonly at: number }
  | { readonly id: number; readonly do: 'read'; readonly table: string }
  | { readonly id: number; readonly do: 'close' };

export type Given = readonly Appended[] | readonly string[] | undefined;

/** What it answers; its first word, with id 0, is that the file is open or why it isn't. */
export type Answered =
  | { readonly id: number; readonly ok: true; readonly value: Given }
  | { readonly id: number; readonly ok: false; readonly why: string };

assert(parentPort !== null, 'a worker thread has a parent');
const port = parentPort;
const post = (answered: Answered) => port.postMessage(answered);
const whyOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function open(path: unknown): SqliteFile | undefined {
  try {
    const file = new SqliteFile(String(path));
    post({ id: 0, ok: true, value: undefined });
    return file;
  } catch (error) {
    post({ id: 0, ok: false, why: whyOf(error) });
    return undefined;
  }
}

function answer(file: SqliteFile, asked: Asked): Given {
  switch (asked.do) {
    case 'append':
      return file.append(asked.appends, asked.at);
    case 'read':
      return file.read(asked.table);
    case 'close':
      file.close();
      return undefined;
  }
}

const file = open(workerData);
port.on('message', (asked: Asked) => {
  if (file === undefined) return;
  try {
    post({ id: asked.id, ok: true, value: answer(file, asked) });
    if (asked.do === 'close') port.close();
  } catch (error) {
    post({ id: asked.id, ok: false, why: whyOf(error) });
  }
});
