/** The entries of a log that only teams have. */

/** The line-up of a team from a round on: its players in each direction, from 1. */
export interface Lined {
  readonly kind: 'lined';
  readonly contestant: string;
  readonly from: number;
  readonly ns: readonly [number, number];
  readonly ew: readonly [number, number];
}

/** Rounds of matches are drawn one by one: by the standings, or without those who have lost. */
export const DRAWS = ['swiss', 'knockout'] as const;
export type Draw = (typeof DRAWS)[number];

/** The standings by which a round was drawn: of all matches, without the last round, or of matches as they stood. */
export const BASES = ['all', 'behind', 'running'] as const;
export type Basis = (typeof BASES)[number];

/** A round of matches is drawn. It stays so, unless a director says why it is drawn again. */
export interface Drawn {
  readonly kind: 'drawn';
  readonly section: string;
  /** From 1. */
  readonly round: number;
  /** Two who meet; the first is at home, and sits North-South at the match's first table. */
  readonly meetings: readonly (readonly [home: string, away: string])[];
  /** Those who play nothing: they have a bye. */
  readonly byes?: readonly string[];
  /** Three who meet each other: in this round, half of the boards each, or in this one and the next. */
  readonly threeWay?: ThreeWay;
  /** Of the chance that told equals apart. */
  readonly seed?: string;
  readonly basis?: Basis;
  readonly why?: string;
}

interface ThreeWay {
  readonly teams: readonly [string, string, string];
  readonly length: 'short' | 'long';
}

/** The card of a match that was played without devices: its score, as a captain has it, or the director. */
export interface Carded {
  readonly kind: 'carded';
  /** A sitting of the match: `A3/2`. */
  readonly where: string;
  /** The team whose card it is; absent where the director has the word. */
  readonly contestant?: string;
  /** In the form's own points: those of the team that is at home in the match, and of the other. */
  readonly home: number;
  readonly away: number;
}
