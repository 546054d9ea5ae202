import type { Carried, Player } from '@overtrick/duplicate/event/event';
import type { Side } from '@overtrick/rules/cards/seat';

/** An entry about the contestants. */
export type EntrantEntry = Entered | Amended | Scratched | Hid | Substituted;

/** A new contestant; its id never changes. */
export interface Entered {
  readonly kind: 'entered';
  readonly contestant: string;
  readonly players?: readonly Player[];
  readonly strat?: string;
  /** True if it plays only for its opponents' scores (EBU White Book 2.4.9). */
  readonly isUnranked?: boolean;
  /** The printed number, if it differs from that in the plan, because another program has numbered it. */
  readonly number?: string;
  /** The ranking it belongs to with two winners, if the plan does not determine it. */
  readonly direction?: Side;
  /** The points carried over from an earlier session. */
  readonly carried?: Carried;
  /** The percentage that is added in a second ranking. */
  readonly handicap?: number;
  /** True if it does not sit in the room: its sittings are played at online tables. */
  readonly isAway?: boolean;
  /** True if computer players play for it, at online tables; it is not ranked. */
  readonly isRobots?: boolean;
}

/** A correction of a contestant; omitted fields are unchanged. */
export interface Amended {
  readonly kind: 'amended';
  readonly contestant: string;
  readonly players?: readonly Player[];
  /** `null` removes it. */
  readonly strat?: string | null;
  readonly handicap?: number | null;
  readonly isUnranked?: boolean;
  readonly isAway?: boolean;
  readonly isRobots?: boolean;
}

/** The removal of a contestant that no plan names. */
export interface Scratched {
  readonly kind: 'scratched';
  readonly contestant: string;
}

/** A player's wish to be hidden: name and number are shown nowhere. */
export interface Hid {
  readonly kind: 'hid';
  readonly contestant: string;
  /** From 1. */
  readonly player: number;
}

/**
 * A substitution: an additional player plays in another's place, under the pair's number. Both are given by number,
 * from 1.
 */
export interface Substituted {
  readonly kind: 'substituted';
  readonly contestant: string;
  readonly player: number;
  readonly substitute: number;
  readonly from: number;
  /** The last round; without it, until the end. */
  readonly to?: number;
}
