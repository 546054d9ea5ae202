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

/** A tournament, all that its log tells. Plain data: the state is always the fold over the entries. */
export interface Tournament {
  /** The number of entries of the log. */
  readonly version: number;
  /** As they are now: what the director has changed is changed, and each policy has a value. */
  readonly terms: Terms;
  /** The keys that were granted, by their numbers. */
  readonly keys: ReadonlyMap<number, Key>;
  /** By id, in the order in which they came. */
  readonly contestants: ReadonlyMap<string, Entrant>;
  /** In the order in which they were made. */
  readonly plans: readonly SectionPlan[];
  /** By section: the rounds that are played, where some were cut. */
  readonly curtailed: ReadonlyMap<string, number>;
  readonly absences: readonly Omit<Absent, 'kind'>[];
  /** By sitting (`A3/2`) or line (`A3/2/7`): the contestants who really sat there. */
  readonly reseated: ReadonlyMap<string, Meeting>;
  /** By sitting: its lines, where it was played by an older plan and others would sit there by the one of now. */
  readonly played: ReadonlyMap<string, readonly PlannedLine[]>;
  /** By line: those that were reported and that the plan does not have. */
  readonly offPlan: ReadonlyMap<string, PlannedLine>;
  /** The lines of the plan as it is now, and those off the plan that were reported, by their names. */
  readonly lines: ReadonlyMap<string, TournamentLine>;
  /** By line: the form in which its board was played, where that was not the right one (Law 87). */
  readonly forms: ReadonlyMap<string, string>;
  /** By line: the last words on it. */
  readonly books: ReadonlyMap<string, LineBook>;
  /** By sitting (`A3/2`): the id of the online table that was opened for it. */
  readonly seated: ReadonlyMap<string, string>;
  /** By sitting: the number of boards that it plays, where some were taken away. */
  readonly shortened: ReadonlyMap<string, number>;
  /** By line: the record of its deal, where it was played at an online table. */
  readonly records: ReadonlyMap<string, string>;
  /** The commitments of the keeper of the log to the boards that it has dealt, one for each time. */
  readonly seals: readonly Seal[];
  /** Of teams: who sits where, in the order in which it was said. */
  readonly lineUps: readonly Omit<Lined, 'kind'>[];
  /** The rounds that were drawn, each as it was drawn last, in the order of the entries. */
  readonly draws: readonly Omit<Drawn, 'kind'>[];
  /** The cards of matches that were played without devices, in the order in which they came. */
  readonly cards: readonly Omit<Carded, 'kind'>[];
  /** Set where it begins by itself. */
  readonly schedule?: Schedule | undefined;
  /** The id of the next evening's tournament. */
  readonly next?: string;
  /** By place (`A3`): the last round that the table has sat down to. */
  readonly begun: ReadonlyMap<string, number>;
  /** By place: the last round of which anything was reported. */
  readonly reached: ReadonlyMap<string, number>;
  /** By board. */
  readonly boards: ReadonlyMap<number, BoardCards>;
  /** By section. */
  readonly clocks: ReadonlyMap<string, ClockLog>;
  /** Those that are open, by the number of their entries. */
  readonly flags: ReadonlyMap<number, Flag>;
  readonly notices: readonly Notice[];
  /** Each with the evening in which it was given, where they have names. */
  readonly penalties: readonly (Adjustment & { readonly session?: string })[];
  /** By the numbers of their entries; with a decision those that are heard. */
  readonly appeals: ReadonlyMap<number, Appeal>;
  /** In the order in which they were said; of a player and a round the last one holds. */
  readonly substitutions: readonly Omit<Substituted, 'kind'>[];
  /** The evenings after the first, in their order. */
  readonly sessions: readonly Omit<SessionBegun, 'kind'>[];
  /** By board: the numbers of the directors' keys for which it was opened. */
  readonly unsealed: ReadonlyMap<number, readonly number[]>;
  readonly state: 'setup' | 'playing' | 'over' | 'published';
  /** Milliseconds since 1970: of the last end. */
  readonly endedAt?: number | undefined;
  /** The number of times that it was published. */
  readonly edition: number;
  /** The reason of the last reopening, since the last publication. */
  readonly reopened?: string | undefined;
  /** Doubts that the server has worked out with hands that are not known here; no fold has them. */
  readonly foundDoubts?: readonly Doubt[];
  /** The devices' ids of the commands that are done, each with the number of its last entry. */
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
  /** As it is printed, where that is not its number in the plan. */
  readonly number?: string;
  readonly direction?: Side;
  readonly carried?: Carried;
  readonly handicap?: number;
  /** It does not sit in the room. */
  readonly isAway?: boolean;
  /** Computer players play for it. */
  readonly isRobots?: boolean;
  /** The players, from 1, whose names are shown nowhere. Their names are gone from `players`. */
  readonly hidden?: readonly number[];
}

/** A line, with those who meet on it and what the plan makes of it. */
export interface TournamentLine extends PlannedLine {
  /** A board that the plan does not have there; it counts when the director has accepted it (Law 15A). */
  readonly isOffPlan?: boolean;
  /** A contestant that was to play it has left, or is not there: it will not be played. */
  readonly isVoid?: boolean;
  /** The award that stands in its place, where it has no result (`A6040`): of a contestant who came late or left. */
  readonly award?: string;
}

/** The last word of each side on a line, and of the director. */
export interface LineBook {
  readonly NS?: Reported;
  readonly EW?: Reported;
  /** The table has left the board for now. */
  readonly isSkipped: boolean;
  /** The director has put it off. */
  readonly isLate?: boolean;
  /** A line off the plan that counts. */
  readonly isAccepted?: boolean;
  readonly ruling?: Reported;
  /** Of the ruling. */
  readonly reason?: string;
  readonly law?: string;
  /** The number of the last entry on the line. */
  readonly last: number;
  /** Milliseconds since 1970: when the result that counts was first reported. */
  readonly at?: number;
  /** An agreed result was changed after the board's other results could be seen. */
  readonly isAfterLook?: boolean;
  /** Reports that do not count: something came before them that the device did not know. */
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
  /** As `N:AQ962.K7.QJ4.983 …`. */
  readonly deal?: string;
  readonly source?: Dealt['source'];
  /** Twenty hexadecimal digits, as `Solved` has them. */
  readonly tricks?: string;
  /** North-South's points at par. */
  readonly par?: number;
}

export interface ClockLog {
  /** The rounds of the evenings before. */
  readonly before?: number;
  /** As they are now. */
  readonly times?: ClockTimes;
  readonly acts: readonly ClockAct[];
}

export interface Flag {
  /** Of its entry. */
  readonly number: number;
  readonly at: number;
  /** The number of the key that calls. */
  readonly by: number;
  readonly place: string;
  readonly text: string;
  /** The number of the key of the director who is on the way. */
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

/** The state of a line: as far as its result is known, and by whose word. */
export type LineState = 'due' | 'reported' | 'agreed' | 'disputed' | 'skipped' | 'late' | 'ruled' | 'void';

/** The sides that a report is made by. */
export const sidesOfReport = (side: ReportSide): readonly ('NS' | 'EW')[] =>
  side === 'both' ? ['NS', 'EW'] : [side];

/** Something about a line that looks wrong and is not against the rules. */
export interface Doubt {
  readonly line: string;
  readonly code: DoubtCode;
  /** The report that does not count, where it is about one. */
  readonly text?: string;
}
