import type { OptionValues } from '@overtrick/rules/options';
import type { Adjustment, Player } from '../event.ts';

/** The entries of a tournament's log. Kinds are only ever added, so that an old log can always be read. */
export type TournamentEntry = Stamp &
  (
    | Opened
    | Entered
    | Planned
    | ReportedEntry
    | Agreed
    | Withdrawn
    | Skipped
    | Ruled
    | Curtailed
    | Penalised
    | Ended
  );

/** The circumstances of an entry. */
export interface Stamp {
  /** Milliseconds since 1970, by the clock of whoever keeps the log. */
  readonly at: number;
  /** The number of the entry that granted the key; 0 for the keeper of the log. */
  readonly by: number;
  /** The device's own id of the command, so that it is done once however often it is sent. */
  readonly id?: string;
}

/** The contestants' form; a player is a "pair" in games of two. */
export const FORMS = ['pairs', 'teams', 'individual', 'threes'] as const;
export type Form = (typeof FORMS)[number];

export interface Opened {
  readonly kind: 'opened';
  readonly name?: string;
  /** As `2026-11-21`. */
  readonly date?: string;
  readonly form: Form;
  readonly game: string;
  /** A method's id, and those of its options that are not as usual. */
  readonly method: string;
  readonly options?: OptionValues;
}

/** A contestant comes; its id never changes. */
export interface Entered {
  readonly kind: 'entered';
  readonly contestant: string;
  readonly players?: readonly Player[];
  readonly strat?: string;
}

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
  readonly why?: string;
}

/** One side says what a line's result is. */
export interface ReportedEntry {
  readonly kind: 'reported';
  /** `A3/2/7` */
  readonly line: string;
  /** `4S N 10 lead=HK` */
  readonly result: string;
  readonly side: ReportSide;
  /** The number of the last entry on the line that the device knew; 0 where it knew none. */
  readonly seen?: number;
}

/** The side that reports; a device that serves the table reports for both. */
export type ReportSide = 'NS' | 'EW' | 'both';

/** The other side takes over the line's report. */
export interface Agreed {
  readonly kind: 'agreed';
  readonly line: string;
  readonly side: 'NS' | 'EW';
}

export interface Withdrawn {
  readonly kind: 'withdrawn';
  readonly line: string;
  readonly side: ReportSide;
}

/** The table leaves a board for now. */
export interface Skipped {
  readonly kind: 'skipped';
  readonly line: string;
  readonly why: 'time' | 'fouled' | 'other';
}

/** The director rules on a line, or takes a ruling back with `null`. */
export interface Ruled {
  readonly kind: 'ruled';
  readonly line: string;
  readonly result: string | null;
  readonly reason: string;
}

/** The rounds after these are not played. */
export interface Curtailed {
  readonly kind: 'curtailed';
  readonly section: string;
  readonly rounds: number;
}

export interface Penalised extends Adjustment {
  readonly kind: 'penalised';
}

export interface Ended {
  readonly kind: 'ended';
}
