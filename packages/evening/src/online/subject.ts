import type { Subject } from '../log/subject.ts';
import type { OnlineEntry } from './entries.ts';
import { KINDS } from './kinds.ts';
import type { OnlineState } from './state.ts';

/** The subject of online tables. */
export const ONLINE: Subject<{ entry: OnlineEntry; state: OnlineState; view: object }> = {
  kinds: KINDS,
  initial: () => ({ seated: new Map(), shortened: new Map(), records: new Map() }),
};
