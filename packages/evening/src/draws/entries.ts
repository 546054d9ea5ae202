/** The kinds of draw for rounds that are drawn one by one: by the standings, or without the losers. */
export const DRAWS = ['swiss', 'knockout'] as const;
export type Draw = (typeof DRAWS)[number];

/** The standings used for a draw: of all matches, without the last round, or with unfinished matches as they stand. */
export const BASES = ['all', 'behind', 'running'] as const;
export type Basis = (typeof BASES)[number];

/** The players at a table of an individual, by their places. */
export type FourPlayers = readonly [north: string, south: string, east: string, west: string];

/** The draw of a round of matches. It is final, unless a director draws again and gives a reason. */
export interface Drawn {
  readonly kind: 'drawn';
  readonly section: string;
  /** From 1. */
  readonly round: number;
  /**
   * The meetings of two: of teams, whose first is at home and sits North-South at the match's first table, or of pairs,
   * whose first sits North-South. Empty in an individual.
   */
  readonly meetings: readonly (readonly [home: string, away: string])[];
  /** The tables of an individual. */
  readonly fours?: readonly FourPlayers[];
  /** The contestants that have a bye. */
  readonly byes?: readonly string[];
  /** Three teams that meet each other: in this round, with half of the boards each, or in this round and the next. */
  readonly threeWay?: ThreeWay;
  /** The seed that ordered equals. */
  readonly seed?: string;
  readonly basis?: Basis;
  readonly why?: string;
}

interface ThreeWay {
  readonly teams: readonly [string, string, string];
  readonly length: 'short' | 'long';
}
