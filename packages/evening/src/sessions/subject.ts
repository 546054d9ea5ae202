import type { Subject } from '../log/subject.ts';
import type { SessionEntry } from './entries.ts';
import { KINDS } from './kinds.ts';
import type { SessionsState } from './state.ts';

/** The subject of sessions and the end. */
export const SESSIONS: Subject<{ entry: SessionEntry; state: SessionsState; view: object }> = {
  kinds: KINDS,
  initial: () => ({ sessions: [], state: 'setup', edition: 0 }),
};
