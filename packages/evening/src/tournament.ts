import type { Adjustment, Carried, Player } from '@overtrick/duplicate/event';
import type { Side } from '@overtrick/rules/seat';
import type { ClockAct, ClockTimes } from './clock/clock.ts';
import type {
  Absent,
  Announced,
  Carded,
  Dealt,
  Drawn,
  Lined,
  Opened,
  ReportSide,
  Scheduled,
  Sealed,
  SessionBegun,
  Substituted,
} from './entry.ts';
import type { Key } from './keys/key.ts';
import type { Meeting } from './lines/meeting.ts';
import type { PlannedLine, SectionPlan } from './plan/plan.ts';
import type { Reported } from './results/result.ts';
import type { TournamentPolicies } from './terms/policies.ts';

/** A tournament, with everything from its log. Plain data: the state is always the fold over the entries. */
export interface Tournament {
  /** The number of entries of the log. */
  readonly version: number;
  /** The current terms: with the director's changes, and a value for each policy. */
  readonly terms: Terms;
  /** The keys that were granted, by their numbers. */
  readonly keys: ReadonlyMap<number, Key>;
  /** By id, in the order in which they entered. */
  readonly contestants: ReadonlyMap<string, Entrant>;
  /** In the order in which they were made. */
  readonly plans: readonly SectionPlan[];
  /** The number of rounds that each section plays, if some were cut. */
  readonly curtailed: ReadonlyMap<string, number>;
  readonly absences: readonly Omit<Absent, 'kind'>[];
  /** The contestants who really sat there, by sitting (`A3/2`) or line (`A3/2/7`). */
  readonly reseated: ReadonlyMap<string, Meeting>;
  /** The lines of each sitting that was played by an older plan, if the current plan has other contestants there. */
  readonly played: ReadonlyMap<string, readonly PlannedLine[]>;
  /** The reported lines that are not in the plan, by name. */
  readonly offPlan: ReadonlyMap<string, PlannedLine>;
  /** The lines of the current plan, and reported lines off the plan, by name. */
  readonly lines: ReadonlyMap<string, TournamentLine>;
  /** The form in which a line's board was played, if it was not the right one (Law 87). */
  readonly forms: ReadonlyMap<string, string>;
  /** The latest reports and rulings of each line. */
  readonly books: ReadonlyMap<string, LineBook>;
  /** The id of the online table that was opened for a sitting (`A3/2`). */
  readonly seated: ReadonlyMap<string, string>;
  /** The number of boards that a sitting plays, if some were taken away. */
  readonly shortened: ReadonlyMap<string, number>;
  /** The record of a line's deal, if it was played at an online table. */
  readonly records: ReadonlyMap<string, string>;
  /** The keeper's commitments to the boards that it has dealt, one for each time. */
  readonly seals: readonly Seal[];
  /** The line-ups of teams, in the order in which they were named. */
  readonly lineUps: readonly Omit<Lined, 'kind'>[];
  /** The drawn rounds, each by its last draw, in the order of the entries. */
  readonly draws: readonly Omit<Drawn, 'kind'>[];
  /** The cards of matches that were played without devices, in the order in which they came. */
  readonly cards: readonly Omit<Carded, 'kind'>[];
  /** Set if the evening starts by itself. */
  readonly schedule?: Schedule | undefined;
  /** The id of the next evening's tournament. */
  readonly next?: string;
  /** The last round that each table (`A3`) has started. */
  readonly begun: ReadonlyMap<string, number>;
  /** The last round that each table (`A3`) has reported anything of. */
  readonly reached: ReadonlyMap<string, number>;
  /** By board. */
  readonly boards: ReadonlyMap<number, BoardCards>;
  /** By section. */
  readonly clocks: ReadonlyMap<string, ClockLog>;
  /** The open calls, by the number of their entries. */
  readonly flags: ReadonlyMap<number, Flag>;
  readonly notices: readonly Notice[];
  /** Each with the evening in which it was given, if evenings have names. */
  readonly penalties: readonly (Adjustment & { readonly session?: string })[];
  /** By the numbers of their entries; an appeal that was heard has a decision. */
  readonly appeals: ReadonlyMap<number, Appeal>;
  /** In the order of the entries; for a player and a round the last one counts. */
  readonly substitutions: readonly Omit<Substituted, 'kind'>[];
  /** The evenings after the first, in their order. */
  readonly sessions: readonly Omit<SessionBegun, 'kind'>[];
  /** For each board, the numbers of the directors' keys for which it was opened. */
  readonly unsealed: ReadonlyMap<number, readonly number[]>;
  readonly state: 'setup' | 'playing' | 'over' | 'published';
  /** The time of the last end, milliseconds since 1970. */
  readonly endedAt?: number | undefined;
  /** The number of times that the result was published. */
  readonly edition: number;
  /** The reason of the last reopening since the last publication. */
  readonly reopened?: string | undefined;
  /** Doubts that the server has found with hands that are not known here; the fold never sets them. */
  readonly foundDoubts?: readonly Doubt[];
  /** The devices' ids of commands that are done, each with the number of its last entry. */
  readonly done: ReadonlyMap<string, number>;
}

export interface Terms extends Omit<Opened, 'kind' | 'policies'> {
  readonly policies: TournamentPolicies;
}

export interface Entrant {
  readonly id: string;
  readonly players?: readonly Player[];
  readonly strat?: string;
  readonly isUnranked?: boolean;
  /** The printed number, if it differs from the number in the plan. */
  readonly number?: string;
  readonly direction?: Side;
  readonly carried?: Carried;
  readonly handicap?: number;
  /** True if the contestant does not sit in the room. */
  readonly isAway?: boolean;
  /** True if computer players play for the contestant. */
  readonly isRobots?: boolean;
  /** The players, from 1, whose names are hidden everywhere. Their names are removed from `players`. */
  readonly hidden?: readonly number[];
}

/** A line with its contestants and the plan's effects on it. */
export interface TournamentLine extends PlannedLine {
  /** True for a board that the plan does not have there; it counts once the director accepts it (Law 15A). */
  readonly isOffPlan?: boolean;
  /** True if it will not be played, because a contestant has left or is absent. */
  readonly isVoid?: boolean;
  /** The award for a line without a result (`A6040`), if a contestant came late or left. */
  readonly award?: string;
}

/** The latest report of each side on a line, and the director's ruling. */
export interface LineBook {
  readonly NS?: Reported;
  readonly EW?: Reported;
  /** True if the table has postponed the board. */
  readonly isSkipped: boolean;
  /** True if the director has postponed the line. */
  readonly isLate?: boolean;
  /** True for a line off the plan that counts. */
  readonly isAccepted?: boolean;
  readonly ruling?: Reported;
  /** The reason of the ruling. */
  readonly reason?: string;
  readonly law?: string;
  /** The number of the last entry on the line. */
  readonly last: number;
  /** The time of the first report of the result that counts, milliseconds since 1970. */
  readonly at?: number;
  /** True if an agreed result was changed when the board's other results were visible. */
  readonly isAfterLook?: boolean;
  /** Reports that do not count: the device had not seen an earlier change. */
  readonly doubts: readonly { readonly code: DoubtCode; readonly report: Reported }[];
}

interface Appeal {
  readonly line: string;
  readonly text: string;
  readonly decision?: string;
}

export type Seal = Omit<Sealed, 'kind'>;

export type Schedule = Omit<Scheduled, 'kind' | 'start'> & { readonly start: number };

export interface BoardCards {
  /** A deal such as `N:AQ962.K7.QJ4.983 …`. */
  readonly deal?: string;
  readonly source?: Dealt['source'];
  /** Twenty hexadecimal digits, as in `Solved`. */
  readonly tricks?: string;
  /** North-South's points at par. */
  readonly par?: number;
}

export interface ClockLog {
  /** The number of rounds of earlier evenings. */
  readonly before?: number;
  /** The current times. */
  readonly times?: ClockTimes;
  readonly acts: readonly ClockAct[];
}

export interface Flag {
  /** The number of its entry. */
  readonly number: number;
  readonly at: number;
  /** The number of the caller's key. */
  readonly by: number;
  readonly place: string;
  readonly text: string;
  /** The key number of the director who is on the way. */
  readonly attendedBy?: number;
}

interface Notice extends Omit<Announced, 'kind'> {
  readonly number: number;
  readonly at: number;
}

export type DoubtCode =
  | 'afterRuling' // reported after the director had ruled
  | 'contested' // both sides had agreed on something that the device did not know
  | 'afterLook' // changed after the traveller had been shown
  | 'plan' // by an older plan, in which others meet there
  | 'turned' // the other side declaring would have the score of the other tables
  | 'far' // 12 IMPs or more from the median of the others
  | 'solver' // 4 tricks or more from double dummy
  | 'copied' // the same contract, declarer and tricks as the board before
  | 'alone' // played the wrong way round where the directions are ranked apart: it compares with nobody
  | 'lead'; // the card led is not in the hand of declarer's left-hand opponent

/** The state of a line: whether its result is known, and from whom. */
export type LineState = 'due' | 'reported' | 'agreed' | 'disputed' | 'skipped' | 'late' | 'ruled' | 'void';

/** Returns the sides that make a report. */
export const sidesOfReport = (side: ReportSide): readonly ('NS' | 'EW')[] =>
  side === 'both' ? ['NS', 'EW'] : [side];

/** A sign that a line's result may be wrong, although it is allowed. */
export interface Doubt {
  readonly line: string;
  readonly code: DoubtCode;
  /** The report that does not count, if the doubt is about one. */
  readonly text?: string;
}
