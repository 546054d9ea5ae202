import type { Subject } from '../log/subject.ts';
import type { PlanEntry } from './entries.ts';
import { KINDS } from './kinds.ts';
import type { PlanState } from './state.ts';
import { planViewOf, type SectionView } from './view.ts';

/** The subject of plans. */
export const PLAN: Subject<{
  entry: PlanEntry;
  state: PlanState;
  view: { readonly plan: readonly SectionView[] };
}> = {
  kinds: KINDS,
  initial: () => ({
    plans: [],
    curtailed: new Map(),
    absences: [],
    reseated: new Map(),
    reboarded: new Map(),
    played: new Map(),
    lines: new Map(),
  }),
  view: (tournament) => ({ plan: planViewOf(tournament) }),
};
