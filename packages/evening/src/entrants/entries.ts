import type { Carried, Player } from '@overtrick/duplicate/event';
import type { Side } from '@overtrick/rules/seat';

/** An entry about who takes part. */
export type EntrantEntry = Entered | Amended | Scratched | Hid | Substituted;

/** A contestant comes; its id never changes. */
export interface Entered {
  readonly kind: 'entered';
  readonly contestant: string;
  readonly players?: readonly Player[];
  readonly strat?: string;
  /** It plays for its opponents' scores only (EBU White Book 2.4.9). */
  readonly isUnranked?: boolean;
  /** As it is printed, where that is not its number in the plan: another program has numbered it. */
  readonly number?: string;
  /** In which of two rankings it is, where the plan does not tell. */
  readonly direction?: Side;
  /** The points that it brings from an earlier session. */
  readonly carried?: Carried;
  /** Percent that are added to its own in a second ranking. */
  readonly handicap?: number;
  /** It does not sit in the room: its sittings are played at online tables. */
  readonly isAway?: boolean;
  /** Computer players play for it, at online tables; it is not ranked. */
  readonly isRobots?: boolean;
}

/** Something about a contestant is corrected; what is left out stays. */
export interface Amended {
  readonly kind: 'amended';
  readonly contestant: string;
  readonly players?: readonly Player[];
  /** `null` takes it away. */
  readonly strat?: string | null;
  readonly handicap?: number | null;
  readonly isUnranked?: boolean;
  readonly isAway?: boolean;
  readonly isRobots?: boolean;
}

/** A contestant that no plan names is taken off the list. */
export interface Scratched {
  readonly kind: 'scratched';
  readonly contestant: string;
}

/** A player's name and number are shown nowhere. */
export interface Hid {
  readonly kind: 'hid';
  readonly contestant: string;
  /** From 1. */
  readonly player: number;
}

/** A player more than sit there plays in another's place, under the pair's number; both by their numbers, from 1. */
export interface Substituted {
  readonly kind: 'substituted';
  readonly contestant: string;
  readonly player: number;
  readonly substitute: number;
  readonly from: number;
  /** The last round; without it to the end. */
  readonly to?: number;
}
