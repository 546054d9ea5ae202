import type { Draw } from '../draws/entries.ts';

/** An entry about the plan, or about differences between plan and room. */
export type PlanEntry = Planned | Reseated | Reboarded | Absent | Curtailed;

/** The movement that a section plays from a round on. */
export interface Planned {
  readonly kind: 'planned';
  readonly section: string;
  /** From 1. */
  readonly from: number;
  /** The whole movement as `movementJson`, so that later improvements do not change an old evening. */
  readonly movement: Readonly<Record<string, unknown>>;
  /** Contestants by the movement's numbers, from 1; `null` for a number that nobody has. */
  readonly entrants: readonly (string | null)[];
  readonly boardsPerRound: number;
  /** The first board of set 1. */
  readonly firstBoard: number;
  /** `together` if the boards of all sections are the same deals, compared as one field; this is the default. */
  readonly boards?: 'together' | 'apart';
  /** The session, if the event has several. Awards depend on the pair's other boards in it (Law 12C2c). */
  readonly session?: string;
  /** The number of results that each board should have, if it is not the most that the plan gives any board. */
  readonly expected?: number;
  /** Tables whose sittings are always played online. */
  readonly online?: readonly number[];
  /** Set for teams with rounds drawn one by one; the movement then only gives the number of rounds. */
  readonly draw?: Draw;
  /** With drawn rounds: the number of the section's rounds before them. */
  readonly after?: number;
  readonly why?: string;
}

/** The contestants who really sat at a sitting (`A3/2`) or a line (`A3/2/7`), if not those of the plan. */
export interface Reseated {
  readonly kind: 'reseated';
  readonly where: string;
  readonly ns: string;
  readonly ew: string;
  /** All contestants by the movement's places, if players do not form two sides. */
  readonly seats?: readonly string[];
}

/** The most boards of a sitting: more than anybody plays at a table in a round. */
export const MOST_OF_SITTING = 99;

/** The boards really played at a sitting (`A3/2`), if not those of the plan. */
export interface Reboarded {
  readonly kind: 'reboarded';
  readonly where: string;
  readonly boards: readonly number[];
}

/** The absence of a contestant from a round on; with `to`, up to that round. */
export interface Absent {
  readonly kind: 'absent';
  readonly contestant: string;
  readonly from: number;
  readonly to?: number;
  readonly as: 'late' | 'never' | 'gone';
  /** Replaces the default treatment: the contestant's earlier lines stand, or are void. */
  readonly treatment?: 'stand' | 'void';
}

/** A shortened plan: the rounds after these are not played. */
export interface Curtailed {
  readonly kind: 'curtailed';
  readonly section: string;
  readonly rounds: number;
}
