import { roundsPlayed } from '../plan/plan.ts';
import type { ClockView } from '../view.ts';
import { madeOnce } from './once.ts';

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
