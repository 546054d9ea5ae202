import type { Opened } from './entries.ts';
import type { TournamentPolicies } from './policies.ts';

/** The part of a tournament about the terms. */
export interface TermsState {
  /** The current terms: with the director's changes, and a value for each policy. */
  readonly terms: Terms;
}

export interface Terms extends Omit<Opened, 'kind' | 'policies'> {
  readonly policies: TournamentPolicies;
}
