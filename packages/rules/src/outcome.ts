import type { DealTerms } from './board.ts';
import type { Contract } from './contract.ts';
import type { ScoreItem } from './score.ts';
import type { BySide } from './seat.ts';

/** Who scores: a side (`NS`, `EW`) or a player. */
export type Party = string;
export type Points = Readonly<Record<Party, number>>;

/** What came of a deal: all that a match form needs to score it. */
export interface Outcome {
  readonly terms: DealTerms;
  /** Absent when the deal was passed out. */
  readonly contract?: Contract;
  /** Won by the declaring side, 0 to 13; 0 when passed out. */
  readonly tricks: number;
  /** Points of this deal on its own, as the game scores it; never negative (R-GEN-8). */
  readonly points: Points;
  /** How `points` are made up. */
  readonly items: readonly ScoreItem[];
  /** Honours held by each side, for the forms that count them. */
  readonly honours?: BySide<number>;
}
