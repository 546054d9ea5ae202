import type { Doubt } from './results/state.ts';
import type { SubjectStates } from './subjects.ts';

export type * from './clock/state.ts';
export type * from './draws/state.ts';
export type * from './entrants/state.ts';
export type * from './hands/state.ts';
export type * from './keys/state.ts';
export type * from './notices/state.ts';
export type * from './online/state.ts';
export type * from './plan/state.ts';
export type * from './results/state.ts';
export type * from './rulings/state.ts';
export type * from './sessions/state.ts';
export type * from './teams/state.ts';
export type * from './terms/state.ts';

/** A tournament, with everything from its log. Plain data: the state is always the fold over the entries. */
export interface Tournament extends SubjectStates {
  /** The number of entries of the log. */
  readonly version: number;
  /** Doubts that the server has found with hands that are not known here; the fold never sets them. */
  readonly foundDoubts?: readonly Doubt[];
  /** The devices' ids of commands that are done, each with the number of its last entry. */
  readonly done: ReadonlyMap<string, number>;
}
