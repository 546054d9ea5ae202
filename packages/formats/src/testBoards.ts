import { assert } from '@overtrick/rules/assert';
import type { Board } from './board.ts';
import type { BoardItem } from './item.ts';
import { readPbn } from './pbn/read.ts';

/** Returns the only board of a text, which must be readable, for tests. */
export function boardOf(text: string, read: (text: string) => readonly BoardItem[] = readPbn): Board {
  const [item, ...more] = read(text);
  assert(more.length === 0 && item?.board.ok, `one sound board in ${text}`);
  return item.board.value;
}

/** Returns the first fault of the first board of a text, and its place, for tests. */
export function errorOf(text: string, read: (text: string) => readonly BoardItem[] = readPbn): unknown {
  const [item] = read(text);
  const fault = item?.board.ok === false ? item.board : item?.lost?.[0];
  return fault && [fault.code, fault.at];
}
