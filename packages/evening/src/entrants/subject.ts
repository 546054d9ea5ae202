import type { Subject } from '../log/subject.ts';
import type { EntrantEntry } from './entries.ts';
import { KINDS } from './kinds.ts';
import type { EntrantsState } from './state.ts';

/** The subject of the contestants. */
export const ENTRANTS: Subject<{ entry: EntrantEntry; state: EntrantsState; view: object }> = {
  kinds: KINDS,
  initial: () => ({ contestants: new Map(), substitutions: [] }),
};
