import type { SessionBegun } from './entries.ts';

/** The part of a tournament about sessions and the end. */
export interface SessionsState {
  /** The evenings after the first, in their order. */
  readonly sessions: readonly Omit<SessionBegun, 'kind'>[];
  readonly state: 'setup' | 'playing' | 'over' | 'published';
  /** The time of the last end, milliseconds since 1970. */
  readonly endedAt?: number | undefined;
  /** The number of times that the result was published. */
  readonly edition: number;
  /** The reason of the last reopening since the last publication. */
  readonly reopened?: string | undefined;
}
