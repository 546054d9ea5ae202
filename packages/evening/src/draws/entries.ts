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
