import type { Subject } from '../log/subject.ts';
import type { RulingEntry } from './entries.ts';
import { KINDS } from './kinds.ts';
import type { RulingsState } from './state.ts';

/** The subject of rulings, penalties and appeals. */
export const RULINGS: Subject<{ entry: RulingEntry; state: RulingsState; view: object }> = {
  kinds: KINDS,
  initial: () => ({ forms: new Map(), penalties: [], appeals: new Map() }),
};
