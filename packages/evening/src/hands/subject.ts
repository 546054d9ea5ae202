import type { Subject } from '../log/subject.ts';
import type { HandEntry } from './entries.ts';
import { KINDS } from './kinds.ts';
import type { HandsState } from './state.ts';

/** The subject of the hands of the boards. */
export const HANDS: Subject<{ entry: HandEntry; state: HandsState; view: object }> = {
  kinds: KINDS,
  initial: () => ({ boards: new Map(), seals: [], unsealed: new Map(), checks: new Map() }),
};
