import type { Carried, Player } from '@overtrick/duplicate/event/event';
import type { Side } from '@overtrick/rules/cards/seat';
import type { Substituted } from './entries.ts';

/** The part of a tournament about the contestants. */
export interface EntrantsState {
  /** By id, in the order in which they entered. */
  readonly contestants: ReadonlyMap<string, Entrant>;
  /** In the order of the entries; for a player and a round the last one counts. */
  readonly substitutions: readonly Omit<Substituted, 'kind'>[];
}

export interface Entrant {
  readonly id: string;
  readonly players?: readonly Player[];
  readonly strat?: string;
  readonly isUnranked?: boolean;
  /** The printed number, if it differs from the number in the plan. */
  readonly number?: string;
  readonly direction?: Side;
  readonly carried?: Carried;
  readonly handicap?: number;
  /** True if the contestant does not sit in the room. */
  readonly isAway?: boolean;
  /** True if computer players play for the contestant. */
  readonly isRobots?: boolean;
  /** The players, from 1, whose names are hidden everywhere. Their names are removed from `players`. */
  readonly hidden?: readonly number[];
}
