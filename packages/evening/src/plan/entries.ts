import type { Draw } from '../draws/entries.ts';

/** An entry about the plan, and how the room differs from it. */
export type PlanEntry = Planned | Reseated | Absent | Curtailed;

/** A section plays a movement from a round on. */
export interface Planned {
  readonly kind: 'planned';
  readonly section: string;
  /** From 1. */
  readonly from: number;
  /** The whole movement as `movementJson`: one that is improved later does not change an old evening. */
  readonly movement: Readonly<Record<string, unknown>>;
  /** Contestants by the movement's numbers, from 1; `null` where nobody has the number. */
  readonly entrants: readonly (string | null)[];
  readonly boardsPerRound: number;
  /** The first board of set 1. */
  readonly firstBoard: number;
  /** Are the boards of all sections the same deals, compared as one field? They are unless this says otherwise. */
  readonly boards?: 'together' | 'apart';
  /** Of an event of several sessions: which one is played. Awards follow the pair's other boards in it (Law 12C2c). */
  readonly session?: string;
  /** The number of results that each board should have, where it is not the most that the plan gives one. */
  readonly expected?: number;
  /** Tables at which the sittings are played online, whoever meets there. */
  readonly online?: readonly number[];
  /** Of teams whose rounds are drawn one by one; the movement has their number, and nothing in them. */
  readonly draw?: Draw;
  /** Of drawn rounds: those of the section before them, so that the next one is the first of their own. */
  readonly after?: number;
  readonly why?: string;
}

/** The contestants who really sat at a sitting (`A3/2`) or a line (`A3/2/7`): others, or turned. */
export interface Reseated {
  readonly kind: 'reseated';
  readonly where: string;
  readonly ns: string;
  readonly ew: string;
  /** All of them, where players are not two sides, by the movement's places. */
  readonly seats?: readonly string[];
}

/** A contestant is not there from a round on; with `to`, up to that round. */
export interface Absent {
  readonly kind: 'absent';
  readonly contestant: string;
  readonly from: number;
  readonly to?: number;
  readonly as: 'late' | 'never' | 'gone';
  /** In place of the usual treatment: its earlier lines stand, or are void. */
  readonly treatment?: 'stand' | 'void';
}

/** The rounds after these are not played. */
export interface Curtailed {
  readonly kind: 'curtailed';
  readonly section: string;
  readonly rounds: number;
}
