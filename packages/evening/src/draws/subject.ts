import type { Subject } from '../log/subject.ts';
import type { Drawn } from './entries.ts';
import { KINDS } from './kinds.ts';
import type { DrawsState } from './state.ts';

/** The subject of drawn rounds. */
export const DRAWN: Subject<{ entry: Drawn; state: DrawsState; view: object }> = {
  kinds: KINDS,
  initial: () => ({ draws: [] }),
};
