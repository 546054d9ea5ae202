import type { Carded, Lined } from './entries.ts';

/** The part of a tournament about line-ups and cards of teams. */
export interface TeamsState {
  /** The line-ups of teams, in the order in which they were named. */
  readonly lineUps: readonly Omit<Lined, 'kind'>[];
  /** The cards of matches that were played without devices, in the order in which they came. */
  readonly cards: readonly Omit<Carded, 'kind'>[];
}
