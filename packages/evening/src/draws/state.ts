import type { Drawn } from './entries.ts';

/** The part of a tournament about drawn rounds. */
export interface DrawsState {
  /** The drawn rounds, each by its last draw, in the order of the entries. */
  readonly draws: readonly Omit<Drawn, 'kind'>[];
}
