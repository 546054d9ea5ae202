import { roundsPlayed } from '../plan/plan.ts';
import type { ClockAct, ClockTimes } from './clock.ts';

/** Everything that a page needs to compute the clock itself. */
export interface ClockView {
  readonly section: string;
  readonly times?: ClockTimes;
  readonly rounds: number;
  /** The number of rounds of earlier evenings. */
  readonly before?: number;
  readonly boardsPerRound: number;
  readonly acts: readonly ClockAct[];
}

import { madeOnce } from '../view/once.ts';

/** The times of each section and the acts on its clock: enough for a page to show the time itself. */
export const clockViewOf = madeOnce(
  ({ plans, clocks, curtailed }) => [plans, clocks, curtailed],
  (tournament): readonly ClockView[] =>
    [...Map.groupBy(tournament.plans, ({ section }) => section)].map(([section, plans]) => {
      const { times, before, acts = [] } = tournament.clocks.get(section) ?? {};
      return {
        section,
        ...(times && { times }),
        rounds: roundsPlayed(tournament, section),
        boardsPerRound: plans.at(-1)?.boardsPerRound ?? 1,
        ...(before !== undefined && { before }),
        acts,
      };
    }),
);
