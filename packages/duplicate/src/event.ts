import type { OptionValues } from '@overtrick/rules/options';
import type { Side } from '@overtrick/rules/seat';
import type { MatchScore } from './teams/match.ts';
import type { Traveller } from './traveller.ts';

/** A duplicate event of pairs, or of whatever sits at a table in two directions: who played, and every result. */
export interface Event {
  readonly name?: string;
  /** As `2022-07-27`. */
  readonly date?: string;
  /** A method's id, and those of its options that are not as usual. */
  readonly method?: string;
  readonly options?: OptionValues;
  /** Is there one ranking, or one for each direction; of three at a table for each seat? */
  readonly winners: Winners;
  /** The number of results that a board should have; without it as many as the fullest board has. */
  readonly expected?: number;
  readonly contestants: readonly Contestant[];
  /** Of an individual: the ids by which entries name two who are partners. What they have both have. */
  readonly partners?: readonly Partners[];
  readonly travellers: readonly Traveller[];
  /** Of an event of teams, whose ids entries have on either side. */
  readonly matches?: readonly EventMatch[];
  /** The loser of a match is out. */
  readonly isKnockout?: boolean;
  readonly adjustments?: readonly Adjustment[];
  /** The places of each section come after those of the one before: a final, and below it a consolation. */
  readonly isBySection?: boolean;
  /** From the strongest on, each open to all below it as well. */
  readonly strats?: readonly string[];
}

/**
 * A match of an event of teams: the same boards at two tables, each team North-South at one. The event's method is then
 * a form of match, and its options may name a victory scale.
 */
export interface EventMatch {
  readonly home: string;
  readonly away: string;
  readonly round: number;
  readonly session?: string;
  readonly boards: readonly number[];
  /** The score in the form's points, where it is that of a card and not of results. */
  readonly score?: MatchScore;
  /** The victory points, where they are stated: a scale does not give them then. */
  readonly points?: MatchScore;
  /** One of the three of a match in three: it has half of the points of a match. */
  readonly isHalf?: boolean;
}

export type Winners = 1 | 2 | 3;

/** Two contestants who are partners at a table. */
export interface Partners {
  /** By which entries name them. */
  readonly id: string;
  readonly contestants: readonly [string, string];
}

/** The seats of three at a table (RULES 8), where each has a ranking. */
export const THREE_SEATS = ['S', 'W', 'E'] as const;
export type ThreeSeat = (typeof THREE_SEATS)[number];

/** A pair, or a team's pair, or a single player. */
export interface Contestant {
  /** By which entries name it; unique in the event. */
  readonly id: string;
  /** As printed: `7`, `A7`. Two of them may have the same where there are two winners. */
  readonly number: string;
  readonly section?: string;
  /** Set where there are two winners. */
  readonly direction?: Side;
  /** Set where there are three. */
  readonly seat?: ThreeSeat;
  readonly players?: readonly Player[];
  /** The name of the best strat that it plays in. */
  readonly strat?: string;
  /** The points that it brings from an earlier session. */
  readonly carried?: Carried;
  /** Percent that are added to its own in a second ranking. */
  readonly handicap?: number;
  /** It plays for its opponents' scores only, and has no place (EBU White Book 2.4.9). */
  readonly isUnranked?: boolean;
}

export interface Player {
  readonly name: string;
  /** At the national organization. */
  readonly number?: string;
}

export interface Carried {
  readonly points: number;
  /** Of how many that could be had; nothing where the method has no such limit. */
  readonly top?: number;
}

/** Points that the director takes or gives outside any board (Law 90, Law 91). */
export interface Adjustment {
  readonly contestant: string;
  /** Negative for a penalty. In points, in tops of a board, or in percent of the session. */
  readonly amount: number;
  readonly unit: 'points' | 'tops' | 'percent';
  readonly reason?: string;
}
