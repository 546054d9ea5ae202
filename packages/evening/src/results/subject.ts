import type { Subject } from '../log/subject.ts';
import type { ResultEntry } from './entries.ts';
import { KINDS } from './kinds.ts';
import type { ResultsState } from './state.ts';

/** The subject of reported results. */
export const RESULTS: Subject<{ entry: ResultEntry; state: ResultsState; view: object }> = {
  kinds: KINDS,
  initial: () => ({ offPlan: new Map(), books: new Map(), reached: new Map() }),
};
