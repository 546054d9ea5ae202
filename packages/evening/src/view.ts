import type { TwoSeats } from '@overtrick/duplicate/boardGame';
import type { ThreeSeat, Winners } from '@overtrick/duplicate/event';
import type { OptionValues } from '@overtrick/rules/options';
import type { ClockAct, ClockTimes } from './clock/clock.ts';
import type { Form } from './entry.ts';
import type { Role } from './keys/key.ts';
import type { CardsOfMatch } from './teams/cards.ts';
import type { LineUp } from './teams/seats.ts';
import type { TournamentPolicies } from './terms/policies.ts';
import type { DoubtCode, LineState } from './tournament.ts';

/**
 * A tournament as one standpoint may see it: plain data, in parts, each of which goes over the wire whole when it has
 * changed.
 */
export interface TournamentView {
  readonly head: HeadView;
  readonly plan: readonly SectionView[];
  readonly clock: readonly ClockView[];
  /** The sitting at which a table's or a player's key is used now, and the next one. */
  readonly here?: HereView;
  /** A contestant's own boards. */
  readonly card?: CardView;
  /** The boards that may be seen, by number. */
  readonly boards: Readonly<Record<number, BoardView>>;
  /** Absent where the policies hide it. */
  readonly ranking?: RankingView;
  /** Of teams: their matches. */
  readonly matches?: readonly MatchView[];
  readonly notes: NotesView;
  /** For those who direct or score. */
  readonly desk?: DeskView;
}

type TournamentState = 'setup' | 'playing' | 'over' | 'published';

export interface HeadView {
  readonly name?: string;
  readonly date?: string;
  readonly form: Form;
  readonly game: string;
  /** Of a game of two: the seats of the first player, who scores as North-South, and of the second. */
  readonly seats?: TwoSeats;
  readonly method: string;
  readonly options?: OptionValues;
  readonly policies: TournamentPolicies;
  readonly state: TournamentState;
  readonly winners: Winners;
  /** The number of times that it was published; the reason of the last reopening, where it was reopened. */
  readonly edition: number;
  readonly reopened?: string;
  /** Of an evening that begins by itself: when, milliseconds since 1970. */
  readonly begins?: number;
  /** The first evening of those that come again, and the next after this one. */
  readonly series?: string;
  readonly next?: string;
  /** The club whose evening it is. */
  readonly club?: string;
  /** Its results are made up, and count nowhere. */
  readonly isPractice?: true;
  /** The keeper's commitments to the boards that it has dealt; absent where it has dealt none. */
  readonly seals?: readonly SealView[];
  /** The boards whose hands a director has opened while they were still to be played; absent where there are none. */
  readonly opened?: readonly number[];
  readonly contestants: readonly ContestantView[];
  readonly role: Role | 'none';
  /** The key's own label, place, contestant: what it is for. */
  readonly label?: string;
  readonly place?: string;
  readonly contestant?: string;
  readonly player?: number;
}

export interface SealView {
  /** SHA-256, in hexadecimal digits, from before the first of these boards was played. */
  readonly commitment: string;
  readonly boards: readonly number[];
  /** The text of which it was made, once nobody plays any of the boards any more. */
  readonly opened?: string;
  /** The boards whose hands a director has changed since. */
  readonly changed?: readonly number[];
}

export interface ContestantView {
  readonly id: string;
  /** As printed; absent before a plan gives it one. */
  readonly number?: string;
  readonly section?: string;
  readonly direction?: 'NS' | 'EW';
  /** Of three at a table, where each seat has a ranking. */
  readonly seat?: ThreeSeat;
  /** The players' names as the policy shows them; empty where there are none. */
  readonly names: readonly string[];
  readonly strat?: string;
  readonly isUnranked?: boolean;
  readonly isAbsent?: boolean;
  /** Its sittings are played at online tables; computer players play for it. */
  readonly isAway?: boolean;
  readonly isRobots?: boolean;
  /** The players, from 1, whose own device has joined. */
  readonly joined?: readonly number[];
}

/** The meetings of a section. */
export interface SectionView {
  readonly section: string;
  /** The number of the entry of the plan that the rounds go by, by round from the first. */
  readonly plans: readonly number[];
  readonly movement: string;
  readonly tables: number;
  readonly boardsPerRound: number;
  readonly boards: 'together' | 'apart';
  /** By round, then by table. */
  readonly rounds: readonly (readonly SittingView[])[];
}

/** A table in a round. One side alone sits out. */
export interface SittingView {
  readonly ns?: string;
  readonly ew?: string;
  /** All of them, where players are not two sides by the movement's places, empty where nobody is. */
  readonly seats?: readonly string[];
  /** Empty where nothing is played. */
  readonly boards: readonly number[];
}

/** All that a page needs to compute the clock itself. */
export interface ClockView {
  readonly section: string;
  readonly times?: ClockTimes;
  readonly rounds: number;
  /** The rounds of the evenings before. */
  readonly before?: number;
  readonly boardsPerRound: number;
  readonly acts: readonly ClockAct[];
}

/** A sitting with its lines, as those see it who sit there. */
export interface HereView {
  /** `A3` */
  readonly place: string;
  readonly round: number;
  /** The number of the plan's entry. */
  readonly plan: number;
  readonly ns?: string;
  readonly ew?: string;
  readonly seats?: readonly string[];
  /** The side of a player's key. */
  readonly side?: 'NS' | 'EW';
  readonly lines: readonly LineView[];
  /** The sitting is played online: the table that is open for it; without an id it is not open yet. */
  readonly online?: { readonly table?: string };
  /** The place and the meeting of the next round; for a table's key the same place. */
  readonly next?: NextView;
  readonly isLast: boolean;
}

export interface NextView {
  readonly round: number;
  readonly place: string;
  readonly ns?: string;
  readonly ew?: string;
  readonly seats?: readonly string[];
  readonly boards: readonly number[];
  /** The next seat of each side of this round: `A4` as North-South; a sit-out has no side. */
  readonly moves?: Readonly<
    Partial<Record<'NS' | 'EW', { readonly place: string; readonly side: 'NS' | 'EW' }>>
  >;
}

/** A line with the last words on it. */
export interface LineView {
  /** `A3/2/7` */
  readonly line: string;
  readonly board: number;
  readonly ns: string;
  readonly ew: string;
  /** All of them, where players are not two sides, by the movement's places. */
  readonly seats?: readonly string[];
  readonly state: LineState;
  /** The number of the last entry on the line: what a device has `seen`. */
  readonly seen: number;
  /** The texts of the sides' reports. */
  readonly NS?: string;
  readonly EW?: string;
  /** The text that counts, and its score for North-South. */
  readonly result?: string;
  readonly score?: number;
  /** Is it a board that the plan does not have there? */
  readonly isOffPlan?: boolean;
  /** The director has ruled: why. */
  readonly reason?: string;
}

export interface CardView {
  readonly contestant: string;
  readonly rows: readonly CardRow[];
  /** Absent where the policies hide it. */
  readonly total?: { readonly points: number; readonly percentage?: number; readonly boards: number };
}

export interface CardRow {
  readonly line: string;
  readonly round: number;
  readonly board: number;
  readonly side: 'NS' | 'EW';
  readonly opponent: string;
  /** All who sit there, where players are not two sides, by the movement's places. */
  readonly seats?: readonly string[];
  readonly state: LineState;
  readonly result?: string;
  /** Own side's score. */
  readonly score?: number;
  /** The running points of the board, where they may be known. */
  readonly points?: number;
  readonly top?: number;
}

/** A board that may be seen. */
export interface BoardView {
  readonly board: number;
  /** The results of a section where sections are compared each on their own. */
  readonly lines: readonly BoardLineView[];
  /** As `N:AQ962.K7.QJ4.983 …`. */
  readonly deal?: string;
  /** As `Solved` has them. */
  readonly tricks?: string;
  readonly par?: number;
}

export interface BoardLineView {
  readonly line: string;
  readonly ns: string;
  readonly ew: string;
  /** Of three at a table, East. */
  readonly third?: string;
  readonly result?: string;
  /** North-South's score; absent for an artificial one. */
  readonly score?: number;
  readonly nsPoints?: number;
  readonly ewPoints?: number;
  readonly thirdPoints?: number;
  /** The number of the field that this one is compared in; absent where the board has one field. */
  readonly field?: number;
}

export interface RankingView {
  readonly rows: readonly RankingRowView[];
  /** The results that count, of those that the plan has. */
  readonly counted: number;
  readonly planned: number;
  /** The number of appeals that are not heard: what they are about may still change. */
  readonly appeals?: number;
}

export interface RankingRowView {
  readonly contestant: string;
  readonly direction?: 'NS' | 'EW';
  /** Of three at a table, where each seat has a ranking. */
  readonly seat?: ThreeSeat;
  readonly place: number;
  readonly total: number;
  readonly percentage?: number;
  /** The number of boards that count. */
  readonly boards: number;
  /** The director took or gave points. */
  readonly isAdjusted?: boolean;
  /** In the second ranking, where somebody has a handicap: percentage or points with it, and the place. */
  readonly handicapped?: { readonly total: number; readonly place: number };
}

/** A match of two teams, as far as its segments are settled at both tables. */
export interface MatchView {
  /** The teams: home sits North-South at the first table of the match. */
  readonly home: string;
  readonly away: string;
  /** The first round in which they meet. */
  readonly round: number;
  readonly isSettled: boolean;
  /** In the form's own points, and those that count for the standings; absent before anything is settled. */
  readonly score?: { readonly home: number; readonly away: number };
  readonly points?: { readonly home: number; readonly away: number };
  /** Those that the standpoint may see. */
  readonly boards: readonly MatchBoardView[];
  /** By round of the match, as far as the standpoint may know them. */
  readonly lineUps: readonly LineUpsView[];
  /** The cards of a match without devices: for its teams and directors. */
  readonly cards?: CardsOfMatch;
  /** One of the three of a match in three, with half of the boards. */
  readonly isHalf?: boolean;
}

/** The line-ups of a round of a match: the players of each team by their numbers. */
export interface LineUpsView {
  readonly round: number;
  readonly home?: LineUp;
  readonly away?: LineUp;
}

/** A board at both tables: each with the text of its result and the score of who sits North-South there. */
export interface MatchBoardView {
  readonly board: number;
  /** At the table at which the home team sits North-South. */
  readonly home: { readonly result?: string; readonly score?: number };
  readonly away: { readonly result?: string; readonly score?: number };
  /** Of the home team. */
  readonly imps?: number;
}

export interface NotesView {
  readonly announced: readonly { readonly number: number; readonly at: number; readonly text: string }[];
  /** One's own calls for the director that are open; of those who direct, all. */
  readonly flags: readonly FlagView[];
}

export interface FlagView {
  /** The number of its entry. */
  readonly number: number;
  readonly at: number;
  readonly place: string;
  readonly text: string;
  /** The label of the director who is on the way. */
  readonly attendedBy?: string;
}

/** The desk. Of a director who plays, only own results are told; of others whether they are settled. */
export interface DeskView {
  readonly grid: readonly GridPlace[];
  /** Lines of which the two sides say different things, in whatever round; of a director who plays, their own. */
  readonly disputed: readonly string[];
  /** Lines of rounds that are over, without a result that counts. */
  readonly missing: readonly string[];
  readonly doubts: readonly DoubtView[];
  /** Lines to come that cannot be played: one of their contestants has played the board. */
  readonly unplayable: readonly string[];
  readonly late: readonly string[];
  /** Those that are not heard; absent where there are none. */
  readonly appeals?: readonly { readonly number: number; readonly line: string; readonly text: string }[];
  readonly keys: readonly KeyView[];
}

/** A doubt about a line; of a director who plays the line alone. */
interface DoubtView {
  readonly line: string;
  readonly code?: DoubtCode;
  /** As the reported text that was not counted. */
  readonly text?: string;
}

export interface GridPlace {
  /** `A3` */
  readonly place: string;
  /** By round: the states of its boards. */
  readonly rounds: readonly (readonly GridCell[])[];
}

export interface GridCell {
  readonly line: string;
  readonly board: number;
  readonly state: LineState | 'settled' | 'missing';
  readonly isDoubted?: boolean;
  /** The number of the last entry on the line. */
  readonly seen: number;
  readonly ns?: string;
  readonly ew?: string;
  readonly seats?: readonly string[];
  /** The sides' reports and what counts, where the standpoint may know them. */
  readonly NS?: string;
  readonly EW?: string;
  readonly result?: string;
  readonly reason?: string;
  readonly isOffPlan?: boolean;
}

export interface KeyView {
  readonly number: number;
  readonly role: Role;
  readonly label?: string;
  readonly place?: string;
  readonly contestant?: string;
  readonly player?: number;
  readonly plays?: string;
  readonly isAsked?: boolean;
  readonly isRevoked?: boolean;
}
