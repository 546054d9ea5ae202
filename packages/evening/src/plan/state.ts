import type { Meeting } from '../lines/meeting.ts';
import type { Absent } from './entries.ts';
import type { PlannedLine, SectionPlan } from './plan.ts';

/** The part of a tournament about the plans and lines. */
export interface PlanState {
  /** In the order in which they were made. */
  readonly plans: readonly SectionPlan[];
  /** The number of rounds that each section plays, if some were cut. */
  readonly curtailed: ReadonlyMap<string, number>;
  readonly absences: readonly Omit<Absent, 'kind'>[];
  /** The contestants who really sat there, by sitting (`A3/2`) or line (`A3/2/7`). */
  readonly reseated: ReadonlyMap<string, Meeting>;
  /** The boards really played, by sitting (`A3/2`). */
  readonly reboarded: ReadonlyMap<string, readonly number[]>;
  /** The lines of each sitting that was played by an older plan, if the current plan has other contestants there. */
  readonly played: ReadonlyMap<string, readonly PlannedLine[]>;
  /** The lines of the current plan, and reported lines off the plan, by name. */
  readonly lines: ReadonlyMap<string, TournamentLine>;
}

/** A line with its contestants and the plan's effects on it. */
export interface TournamentLine extends PlannedLine {
  /** True for a board that the plan does not have there; it counts once the director accepts it (Law 15A). */
  readonly isOffPlan?: boolean;
  /** True if it will not be played, because a contestant has left or is absent. */
  readonly isVoid?: boolean;
  /** The award for a line without a result (`A6040`), if a contestant came late or left. */
  readonly award?: string;
}
