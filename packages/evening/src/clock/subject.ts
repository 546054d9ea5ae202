import type { Subject } from '../log/subject.ts';
import type { ClockEntry } from './entries.ts';
import { KINDS } from './kinds.ts';
import type { ClockState } from './state.ts';
import { type ClockView, clockViewOf } from './view.ts';

/** The subject of the clocks. */
export const CLOCK: Subject<{
  entry: ClockEntry;
  state: ClockState;
  view: { readonly clock: readonly ClockView[] };
}> = {
  kinds: KINDS,
  initial: () => ({ begun: new Map(), clocks: new Map() }),
  view: (tournament) => ({ clock: clockViewOf(tournament) }),
};
