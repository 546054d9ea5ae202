import type { Side } from '@overtrick/rules/cards/seat';
import type { OptionValues } from '@overtrick/rules/options';
import type { MatchScore } from '../teams/match.ts';
import type { Traveller } from '../traveller/traveller.ts';

/**
 * A duplicate event of pairs, or of other contestants that sit at a table in two directions: the contestants, and every
 * result.
 */
export interface Event {
  readonly name?: string;
  /** A date such as `2022-07-27`. */
  readonly date?: string;
  /** A method's id, and its options that differ from the defaults. */
  readonly method?: string;
  readonly options?: OptionValues;
  /** The number of rankings: one, one for each direction, or with three at a table one for each seat. */
  readonly winners: Winners;
  /** The number of results that a board should have; by default as many as the fullest board has. */
  readonly expected?: number;
  readonly contestants: readonly Contestant[];
  /** In an individual: the ids for two partners in entries. Both partners get the pair's results. */
  readonly partners?: readonly Partners[];
  readonly travellers: readonly Traveller[];
  /** The matches of an event of teams; entries have teams' ids on both sides. */
  readonly matches?: readonly EventMatch[];
  /**
   * The matches of an event of pairs or players that is ranked by victory points: the boards that two sides play
   * against each other at one table in a round. `options.scale` names the scale.
   */
  readonly meetings?: readonly EventMatch[];
  /** True if the loser of a match is out. */
  readonly isKnockout?: boolean;
  readonly adjustments?: readonly Adjustment[];
  /** True if all places of a section come after those of the section before: a final, and below it a consolation. */
  readonly isBySection?: boolean;
  /** The strats from the strongest on; each is open to all weaker ones. */
  readonly strats?: readonly string[];
}

/**
 * A match of an event. Of teams: the same boards at two tables, each team North-South at one; the method is then
 * a match format, and its options may name a victory scale. Of pairs: the boards of one table in a round.
 */
export interface EventMatch {
  readonly home: string;
  readonly away: string;
  readonly round: number;
  readonly session?: string;
  readonly boards: readonly number[];
  /** The score in the match format's points, if it comes from a card instead of results. */
  readonly score?: MatchScore;
  /** The victory points, if they are stated; they then replace those of the scale. */
  readonly points?: MatchScore;
  /** True for one of the three matches in a match of three: it has half of the points of a match. */
  readonly isHalf?: boolean;
}

export type Winners = 1 | 2 | 3;

/** Two contestants who are partners at a table. */
export interface Partners {
  /** The id of the two in entries. */
  readonly id: string;
  readonly contestants: readonly [string, string];
}

/** The seats of three at a table (RULES 8), where each has a ranking. */
export const THREE_SEATS = ['S', 'W', 'E'] as const;
export type ThreeSeat = (typeof THREE_SEATS)[number];

/** A pair, a team, or a single player. */
export interface Contestant {
  /** The id in entries; unique in the event. */
  readonly id: string;
  /** The number as printed: `7`, `A7`. With two winners, two contestants may have the same. */
  readonly number: string;
  readonly section?: string;
  /** Set if there are two winners. */
  readonly direction?: Side;
  /** Set if there are three winners. */
  readonly seat?: ThreeSeat;
  readonly players?: readonly Player[];
  /** The name of the best strat that it plays in. */
  readonly strat?: string;
  /** The points carried over from an earlier session. */
  readonly carried?: Carried;
  /** The percentage that is added in a second ranking. */
  readonly handicap?: number;
  /** The boards that the plan has it sit out, beyond those of the contestant who sits out least. */
  readonly sitOuts?: number;
  /** True if the contestant has no place and plays only for its opponents' scores (EBU White Book 2.4.9). */
  readonly isUnranked?: boolean;
}

export interface Player {
  readonly name: string;
  /** The number at the national organization. */
  readonly number?: string;
}

export interface Carried {
  readonly points: number;
  /** The most points possible; absent if the method has no limit. */
  readonly top?: number;
  /** True if the points are added to points, so that totals are not ranked as percentages. */
  readonly isOfPoints?: true;
}

/** Points that the director gives or deducts outside any board (Law 90, Law 91). */
export interface Adjustment {
  readonly contestant: string;
  /** Negative for a penalty. The unit is points, tops of a board, or percent of the session. */
  readonly amount: number;
  readonly unit: 'points' | 'tops' | 'percent';
  readonly reason?: string;
}
