import type { Subject } from '../log/subject.ts';
import type { KeyEntry } from './entries.ts';
import { KINDS } from './kinds.ts';
import type { KeysState } from './state.ts';

/** The subject of keys. */
export const KEYS: Subject<{ entry: KeyEntry; state: KeysState; view: object }> = {
  kinds: KINDS,
  initial: () => ({ keys: new Map() }),
};
