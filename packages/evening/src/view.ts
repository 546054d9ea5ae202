import type { TwoSeats } from '@overtrick/duplicate/boardGame';
import type { ThreeSeat, Winners } from '@overtrick/duplicate/event/event';
import type { BoardScaleId } from '@overtrick/rules/games/boardScale';
import type { OptionValues } from '@overtrick/rules/options';
import type { Form } from './entry.ts';
import type { SealView } from './hands/seals.ts';
import type { Role } from './keys/key.ts';
import type { SubjectViews } from './subjects.ts';
import type { TournamentPolicies } from './terms/policies.ts';
import type { DoubtCode, LineState } from './tournament.ts';

export type * from './clock/view.ts';
export type * from './hands/seals.ts';
export type * from './notices/view.ts';
export type * from './plan/view.ts';
export type * from './teams/view.ts';

/** A tournament as one standpoint may see it: plain data, in parts; a part that has changed is sent as a whole. */
export interface TournamentView extends SubjectViews {
  readonly head: HeadView;
  /** The current sitting of a table's or a player's key, and the next one. */
  readonly here?: HereView;
  /** A contestant's own boards. */
  readonly card?: CardView;
  /** The visible boards, by number. */
  readonly boards: Readonly<Record<number, BoardView>>;
  /** Absent where the policies hide it. */
  readonly ranking?: RankingView;
  /** Present for directors and scorers. */
  readonly desk?: DeskView;
}

type TournamentState = 'setup' | 'playing' | 'over' | 'published';

export interface HeadView {
  readonly name?: string;
  readonly date?: string;
  readonly form: Form;
  readonly game: string;
  /** In a game for two: the seats of the first player, who scores as North-South, and of the second. */
  readonly seats?: TwoSeats;
  /** The scale of the game's boards, if it is not contract bridge's. */
  readonly scale?: BoardScaleId;
  readonly method: string;
  readonly options?: OptionValues;
  readonly policies: TournamentPolicies;
  readonly state: TournamentState;
  readonly winners: Winners;
  /** The number of times that the result was published; `reopened` is the reason of the last reopening. */
  readonly edition: number;
  readonly reopened?: string;
  /** The start of an evening that starts by itself, milliseconds since 1970. */
  readonly begins?: number;
  /** The first evening of a series; `next` is the one after this. */
  readonly series?: string;
  readonly next?: string;
  /** The club that holds the evening. */
  readonly club?: string;
  /** True if its results are made up, and count nowhere. */
  readonly isPractice?: true;
  /** The keeper's commitments to the boards that it has dealt; absent if it has dealt none. */
  readonly seals?: readonly SealView[];
  /** The boards whose hands a director opened while they were still to be played; absent if there are none. */
  readonly opened?: readonly number[];
  readonly contestants: readonly ContestantView[];
  readonly role: Role | 'none';
  /** The key's own label; place and contestant are its scope. */
  readonly label?: string;
  readonly place?: string;
  readonly contestant?: string;
  readonly player?: number;
}

export interface ContestantView {
  readonly id: string;
  /** The printed number; absent before a plan gives one. */
  readonly number?: string;
  readonly section?: string;
  readonly direction?: 'NS' | 'EW';
  /** Set with three at a table, where each seat has a ranking. */
  readonly seat?: ThreeSeat;
  /** The players' names as the policy shows them; empty where there are none. */
  readonly names: readonly string[];
  readonly strat?: string;
  readonly isUnranked?: boolean;
  readonly isAbsent?: boolean;
  /** True if its sittings are played at online tables; `isRobots` if computer players play for it. */
  readonly isAway?: boolean;
  readonly isRobots?: boolean;
  /** The players, from 1, who have joined with a device of their own. */
  readonly joined?: readonly number[];
}

/** A sitting with its lines, as its players see it. */
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
  /** Set if the sitting is played online, with the id of its table once that is open. */
  readonly online?: { readonly table?: string };
  /** The place and the meeting of the next round; for a table's key at the same place. */
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
  /** The next seat of each side of this round, such as `A4` as North-South; a sit-out has no side. */
  readonly moves?: Readonly<
    Partial<Record<'NS' | 'EW', { readonly place: string; readonly side: 'NS' | 'EW' }>>
  >;
}

/** A line with its latest reports. */
export interface LineView {
  /** `A3/2/7` */
  readonly line: string;
  readonly board: number;
  readonly ns: string;
  readonly ew: string;
  /** All contestants by the movement's places, if players do not form two sides. */
  readonly seats?: readonly string[];
  readonly state: LineState;
  /** The number of the last entry on the line, which a device sends as `seen`. */
  readonly seen: number;
  /** The texts of the sides' reports. */
  readonly NS?: string;
  readonly EW?: string;
  /** The result that counts as text, and its score for North-South. */
  readonly result?: string;
  readonly score?: number;
  /** True for a board that the plan does not have there. */
  readonly isOffPlan?: boolean;
  /** The reason of the director's ruling. */
  readonly reason?: string;
  /** Set once the table has checked the order of the cards: whether it was right. */
  readonly isInOrder?: boolean;
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
  /** All contestants by the movement's places, if players do not form two sides. */
  readonly seats?: readonly string[];
  readonly state: LineState;
  readonly result?: string;
  /** The score of the contestant's own side. */
  readonly score?: number;
  /** The current points of the board, if they are visible. */
  readonly points?: number;
  readonly top?: number;
}

/** A visible board. */
export interface BoardView {
  readonly board: number;
  /** The results; those of one section if each section is compared separately. */
  readonly lines: readonly BoardLineView[];
  /** A deal such as `N:AQ962.K7.QJ4.983 …`. */
  readonly deal?: string;
  /** The order and the split of the cards, as in `Dealt`. */
  readonly order?: string;
  readonly split?: string;
  /** Twenty digits, as in `Solved`. */
  readonly tricks?: string;
  readonly par?: number;
}

export interface BoardLineView {
  readonly line: string;
  readonly ns: string;
  readonly ew: string;
  /** East, at a table of three. */
  readonly third?: string;
  readonly result?: string;
  /** North-South's score; absent for an artificial one. */
  readonly score?: number;
  readonly nsPoints?: number;
  readonly ewPoints?: number;
  readonly thirdPoints?: number;
  /** The reason of the director's ruling, if the result is one. */
  readonly reason?: string;
  /** The number of the field that this line is compared in; absent if the board has only one. */
  readonly field?: number;
}

export interface RankingView {
  readonly rows: readonly RankingRowView[];
  /** The number of results that count, and of those that the plan has. */
  readonly counted: number;
  readonly planned: number;
  /** The number of open appeals, whose results may still change. */
  readonly appeals?: number;
}

export interface RankingRowView {
  readonly contestant: string;
  readonly direction?: 'NS' | 'EW';
  /** Set with three at a table, where each seat has a ranking. */
  readonly seat?: ThreeSeat;
  readonly place: number;
  readonly total: number;
  readonly percentage?: number;
  /** The points a board, if the ranking goes by them because the numbers of boards differ. */
  readonly average?: number;
  /** The number of boards that count. */
  readonly boards: number;
  /** True if the director gave or deducted points. */
  readonly isAdjusted?: boolean;
  /** These points, with their reasons. */
  readonly penalties?: readonly PenaltyView[];
  /** In the ranking by handicap, if somebody has one: percentage or points with the handicap, and the place. */
  readonly handicapped?: { readonly total: number; readonly place: number };
}

/** Points that the director gave, or deducted if the amount is negative. */
export interface PenaltyView {
  readonly amount: number;
  readonly unit: 'tops' | 'percent' | 'points';
  readonly reason?: string;
}

/** The desk. A director who plays only sees their own results; of others, whether they are settled. */
export interface DeskView {
  readonly grid: readonly GridPlace[];
  /** Lines where the two sides' reports differ, in any round; for a director who plays, only their own. */
  readonly disputed: readonly string[];
  /** Lines of past rounds that have no result that counts. */
  readonly missing: readonly string[];
  readonly doubts: readonly DoubtView[];
  /** Future lines that cannot be played: one of their contestants has already played the board. */
  readonly unplayable: readonly string[];
  readonly late: readonly string[];
  /** The open appeals; absent if there are none. */
  readonly appeals?: readonly { readonly number: number; readonly line: string; readonly text: string }[];
  readonly keys: readonly KeyView[];
}

/** A doubt about a line; a director who plays only sees the line. */
interface DoubtView {
  readonly line: string;
  readonly code?: DoubtCode;
  /** The report that does not count. */
  readonly text?: string;
}

export interface GridPlace {
  /** `A3` */
  readonly place: string;
  /** For each round, the states of its boards. */
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
  /** The sides' reports and the result that counts, if the standpoint may know them. */
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
