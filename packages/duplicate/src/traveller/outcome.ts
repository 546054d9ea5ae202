/** The outcome of a board at a table: a score, or the director's ruling. Scores are from North-South's side. */
import type { Contract } from '@overtrick/rules/auction/contract';
import type { Side } from '@overtrick/rules/cards/seat';
import type { Award } from './award.ts';

export type Outcome =
  | Played
  | { readonly kind: 'artificial'; readonly ns: Award; readonly ew: Award }
  /** One weighted score for both sides (Law 12C1c). */
  | { readonly kind: 'weighted'; readonly parts: readonly Part[] }
  /** Each side has its own (Law 12C1e; when both are at fault, for one). */
  | { readonly kind: 'split'; readonly ns: Judgement; readonly ew: Judgement }
  | PointsOfThree
  | { readonly kind: 'notPlayed' };

/** A side of a table. With three players East is the third; South and West count as the two sides. */
export type TableSide = Side | 'third';

/** Converts a score from North-South's side to the view of `side`. Never returns −0. */
export const seenBy = (side: TableSide, score: number): number =>
  side === 'EW' && score !== 0 ? -score : score;

/** The result of three players at a table, each with points of their own: South's, West's, East's (R-AWOL-2). */
interface PointsOfThree extends Pick<Played, 'contract' | 'tricks' | 'fact'> {
  readonly kind: 'points';
  readonly points: readonly [number, number, number];
}

export interface Played {
  readonly kind: 'played';
  /** 0 when passed out. */
  readonly score: number;
  /** The contract, if it is known. */
  readonly contract?: Contract | 'PASS';
  /** The tricks of declarer's side, 0 to 13. */
  readonly tricks?: number;
  /** The fact of a game that is not scored as contract bridge: `goal=part`, `opened=first`, `honours=NS:40`. */
  readonly fact?: string;
}

/** A score and its weight, 0 to 1. */
export interface Part {
  readonly score: number;
  readonly weight: number;
}

/** One side's result on a board: scores whose weights add up to 1, or an award. */
export type Judgement =
  | { readonly kind: 'scores'; readonly parts: readonly Part[] }
  | { readonly kind: 'award'; readonly award: Award };

/** Returns a side's judgement; `undefined` if the board was not played. */
export function judgementOf(outcome: Outcome, side: TableSide): Judgement | undefined {
  switch (outcome.kind) {
    case 'played':
      return { kind: 'scores', parts: [{ score: outcome.score, weight: 1 }] };
    case 'weighted':
      return { kind: 'scores', parts: outcome.parts };
    case 'artificial':
      return { kind: 'award', award: side === 'NS' ? outcome.ns : outcome.ew };
    case 'split':
      return side === 'NS' ? outcome.ns : outcome.ew;
    case 'points': {
      // as if it were North-South's, as all scores are
      const own = outcome.points[side === 'NS' ? 0 : side === 'EW' ? 1 : 2];
      return { kind: 'scores', parts: [{ score: seenBy(side, own), weight: 1 }] };
    }
    case 'notPlayed':
      return undefined;
  }
}
