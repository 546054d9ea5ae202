import type { TwoSeats } from '@overtrick/duplicate/boardGame';
import type { Adjustment, Carried, Player } from '@overtrick/duplicate/event';
import type { OptionValues } from '@overtrick/rules/options';
import type { Side } from '@overtrick/rules/seat';
import type { Appealed, Heard, SessionBegun, Substituted } from './entries/results.ts';
import type { Role } from './key.ts';
import type { TournamentPolicies } from './policies.ts';
import type { Carded, Draw, Drawn, Lined } from './teams/entries.ts';

export type { Basis, Carded, Draw, Drawn, Lined } from './teams/entries.ts';

/** The entries of a tournament's log. Kinds are only ever added, so that an old log can always be read. */
export type TournamentEntry = Stamp & (Opened | TournamentCommand);

/** A command: an entry without its stamp. */
export type TournamentCommand =
  | Regulated
  | Granted
  | Admitted
  | Revoked
  | Entered
  | Amended
  | Scratched
  | Planned
  | Dealt
  | Solved
  | Timed
  | ClockSet
  | Begun
  | ReportedEntry
  | Agreed
  | Withdrawn
  | Skipped
  | Accepted
  | Ruled
  | Late
  | Fouled
  | Reseated
  | Seated
  | Shortened
  | Covered
  | Sealed
  | Scheduled
  | Lined
  | Drawn
  | Carded
  | Continued
  | Absent
  | Curtailed
  | Penalised
  | Appealed
  | Heard
  | SessionBegun
  | Substituted
  | Flagged
  | Attended
  | Unflagged
  | Announced
  | Unsealed
  | Hid
  | Ended
  | Published
  | Reopened;

/** The circumstances of an entry. */
export interface Stamp {
  /** Milliseconds since 1970, by the clock of whoever keeps the log. */
  readonly at: number;
  /** The number of the entry that granted the key; 0 for the keeper of the log. */
  readonly by: number;
  /** The device's own id of the command, so that it is done once however often it is sent. */
  readonly id?: string;
}

/** The contestants' form; a player is a "pair" in games of two. */
export const FORMS = ['pairs', 'teams', 'individual', 'threes'] as const;
export type Form = (typeof FORMS)[number];

export interface Opened {
  readonly kind: 'opened';
  readonly name?: string;
  /** As `2026-11-21`. */
  readonly date?: string;
  readonly form: Form;
  readonly game: string;
  /**
   * Of a game of two: the seats of the first player, who scores as North-South, and of the second, who scores as
   * East-West. Results then name one of `DECLARERS_OF_TWO` as declarer.
   */
  readonly seats?: TwoSeats;
  /** A method's id, and those of its options that are not as usual. */
  readonly method: string;
  readonly options?: OptionValues;
  /** From the strongest on, each open to all below it as well. */
  readonly strats?: readonly string[];
  /** Those that are not as usual. */
  readonly policies?: Partial<TournamentPolicies>;
  /** The join link's token is made from it; no page ever has it. */
  readonly secret?: string;
  /** Of an evening that comes again: the id of the first of them. */
  readonly series?: string;
  /** Of an evening of a club: the club's id. */
  readonly club?: string;
  /** It is there to be tried out: its results are made up, and count nowhere. */
  readonly isPractice?: true;
}

/** The director changes what the tournament is called, how it is scored, or its policies. */
export interface Regulated {
  readonly kind: 'regulated';
  readonly name?: string;
  readonly date?: string;
  readonly method?: string;
  readonly options?: OptionValues;
  readonly policies?: Partial<TournamentPolicies>;
}

/** Somebody gets a key. */
export interface Granted {
  readonly kind: 'granted';
  readonly role: Exclude<Role, 'join'>;
  /** The hash of its token. */
  readonly proof: string;
  readonly label?: string;
  /** Of a table's key: `A3`. */
  readonly place?: string;
  /** Of a player's key: whose, and which of its players, from 1. */
  readonly contestant?: string;
  readonly player?: number;
  /** Of a director who plays: the contestant. */
  readonly plays?: string;
  /** It opens nothing before a director lets it in. */
  readonly isAsked?: boolean;
}

/** A director lets in a key that was asked for. */
interface Admitted {
  readonly kind: 'admitted';
  /** The key's number. */
  readonly key: number;
}

interface Revoked {
  readonly kind: 'revoked';
  /** The key's number. */
  readonly key: number;
}

/** A contestant comes; its id never changes. */
export interface Entered {
  readonly kind: 'entered';
  readonly contestant: string;
  readonly players?: readonly Player[];
  readonly strat?: string;
  /** It plays for its opponents' scores only (EBU White Book 2.4.9). */
  readonly isUnranked?: boolean;
  /** As it is printed, where that is not its number in the plan: another program has numbered it. */
  readonly number?: string;
  /** In which of two rankings it is, where the plan does not tell. */
  readonly direction?: Side;
  /** The points that it brings from an earlier session. */
  readonly carried?: Carried;
  /** Percent that are added to its own in a second ranking. */
  readonly handicap?: number;
  /** It does not sit in the room: its sittings are played at online tables. */
  readonly isAway?: boolean;
  /** Computer players play for it, at online tables; it is not ranked. */
  readonly isRobots?: boolean;
}

/** Something about a contestant is corrected; what is left out stays. */
export interface Amended {
  readonly kind: 'amended';
  readonly contestant: string;
  readonly players?: readonly Player[];
  /** `null` takes it away. */
  readonly strat?: string | null;
  readonly handicap?: number | null;
  readonly isUnranked?: boolean;
  readonly isAway?: boolean;
  readonly isRobots?: boolean;
}

/** A contestant that no plan names is taken off the list. */
export interface Scratched {
  readonly kind: 'scratched';
  readonly contestant: string;
}

/** A section plays a movement from a round on. */
export interface Planned {
  readonly kind: 'planned';
  readonly section: string;
  /** From 1. */
  readonly from: number;
  /** The whole movement as `movementJson`: one that is improved later does not change an old evening. */
  readonly movement: Readonly<Record<string, unknown>>;
  /** Contestants by the movement's numbers, from 1; `null` where nobody has the number. */
  readonly entrants: readonly (string | null)[];
  readonly boardsPerRound: number;
  /** The first board of set 1. */
  readonly firstBoard: number;
  /** Are the boards of all sections the same deals, compared as one field? They are unless this says otherwise. */
  readonly boards?: 'together' | 'apart';
  /** Of an event of several sessions: which one is played. Awards follow the pair's other boards in it (Law 12C2c). */
  readonly session?: string;
  /** The number of results that each board should have, where it is not the most that the plan gives one. */
  readonly expected?: number;
  /** Tables at which the sittings are played online, whoever meets there. */
  readonly online?: readonly number[];
  /** Of teams whose rounds are drawn one by one; the movement has their number, and nothing in them. */
  readonly draw?: Draw;
  /** Of drawn rounds: those of the section before them, so that the next one is the first of their own. */
  readonly after?: number;
  readonly why?: string;
}

/** The hands of a board are known. */
export interface Dealt {
  readonly kind: 'dealt';
  readonly board: number;
  /** As `N:AQ962.K7.QJ4.983 …`; empty in the log of a reader who may not see the hands yet. */
  readonly deal: string;
  /** The server dealt it, a file told it, or somebody typed it after the play. */
  readonly source: 'server' | 'file' | 'hand';
}

/** The double-dummy table of a board. */
interface Solved {
  readonly kind: 'solved';
  readonly board: number;
  /**
   * Twenty hexadecimal digits: North, South, East, West; of each notrump, spades, hearts, diamonds, clubs. Empty
   * in the log of a reader who may not see the hands yet.
   */
  readonly tricks: string;
  /** North-South's points at par. */
  readonly par?: number;
}

/** The times of a section's clock. */
export interface Timed {
  readonly kind: 'timed';
  readonly section: string;
  readonly minutesPerBoard: number;
  /** The minutes of a change of tables. */
  readonly minutesPerMove: number;
  readonly breaks?: readonly Break[];
  /** Minutes before a round's end at which a warning is given. */
  readonly warnings?: readonly number[];
}

/** A break after a round, of so many minutes or until a time, milliseconds since 1970. */
export type Break =
  | { readonly after: number; readonly minutes: number }
  | { readonly after: number; readonly until: number };

export interface ClockSet {
  readonly kind: 'clock';
  readonly section: string;
  /** `add` takes time away where `seconds` is negative; `next` goes on to the next phase at once. */
  readonly act: 'start' | 'pause' | 'resume' | 'add' | 'next';
  readonly seconds?: number;
}

/** A table sits down to a round: from then on its device shows that sitting, and no board of an earlier one. */
export interface Begun {
  readonly kind: 'begun';
  /** A sitting: `A3/2`. */
  readonly where: string;
}

/** A table is open for an online sitting: the keeper of the log has opened it. */
export interface Seated {
  readonly kind: 'seated';
  /** A sitting: `A3/2`. */
  readonly where: string;
  /** The table's id. */
  readonly table: string;
}

/** A sitting ends after so many of its boards: a board that is begun is played out, the others are taken away. */
export interface Shortened {
  readonly kind: 'shortened';
  /** A sitting: `A3/2`. */
  readonly where: string;
  /** The number of boards that it plays, from 1. */
  readonly boards: number;
}

/** The director has a computer player act for whoever is on turn at a sitting's online table, until they are back. */
interface Covered {
  readonly kind: 'covered';
  /** A sitting: `A3/2`. */
  readonly where: string;
}

/** The keeper of the log has dealt the boards, and commits itself to them before the first is played. */
export interface Sealed {
  readonly kind: 'sealed';
  /** SHA-256, in hexadecimal digits, of the salt and the deals, a line each: `7 N:AQ962.K7.QJ4.983 …`. */
  readonly commitment: string;
  /** Shown to everybody when the tournament is over. */
  readonly salt: string;
  readonly boards: readonly number[];
}

/** The evening begins by itself, with whoever has come and computer players for the rest; and ends by itself. */
export interface Scheduled {
  readonly kind: 'scheduled';
  /** Milliseconds since 1970; `null` where it does not begin by itself after all. */
  readonly start: number | null;
  /** For each pair, about. */
  readonly boards: number;
  readonly minutesPerBoard: number;
  /** Days after which the next evening begins, on the same terms; where this is left out, there is none. */
  readonly every?: number;
  /** The zone whose clock says when the next one begins, as `Europe/London`; without it they are days of 24 hours. */
  readonly zone?: string;
}

/** The next evening of the same kind was opened. */
interface Continued {
  readonly kind: 'continued';
  /** The id of its tournament. */
  readonly next: string;
}

/** One side says what a line's result is. */
export interface ReportedEntry {
  readonly kind: 'reported';
  /** `A3/2/7`; its board may be one that the plan does not have there, which the director then accepts or not. */
  readonly line: string;
  /** `4S N 10 lead=HK` */
  readonly result: string;
  readonly side: ReportSide;
  /** The number of the `planned` entry that the device knew for the line's section and round. */
  readonly plan?: number;
  /** The number of the last entry on the line that the device knew; 0 where it knew none. */
  readonly seen?: number;
  /** Milliseconds for which it had waited on the device. */
  readonly ago?: number;
  /** Of an online table: the record of the deal, as `makeRecord` writes it. */
  readonly record?: string;
}

/** The side that reports; a device that serves the table reports for both. */
export type ReportSide = 'NS' | 'EW' | 'both';

/** The other side takes over the line's report. */
export interface Agreed {
  readonly kind: 'agreed';
  readonly line: string;
  readonly side: 'NS' | 'EW';
  /** The number of the last entry on the line that the device knew. */
  readonly seen?: number;
}

export interface Withdrawn {
  readonly kind: 'withdrawn';
  readonly line: string;
  readonly side: ReportSide;
}

/** The table leaves a board for now. */
interface Skipped {
  readonly kind: 'skipped';
  readonly line: string;
  readonly why: 'time' | 'fouled' | 'other';
}

/** A line off the plan counts (Law 15A). */
interface Accepted {
  readonly kind: 'accepted';
  readonly line: string;
}

/** The director rules on a line, or takes a ruling back with `null`. */
interface Ruled {
  readonly kind: 'ruled';
  readonly line: string;
  readonly result: string | null;
  readonly reason: string;
  /** As `64A1`. */
  readonly law?: string;
  /** The number of the last entry on the line that the director knew. */
  readonly seen?: number;
}

/** A line is to be played later; its board's traveller is hidden again from those who will play it. */
interface Late {
  readonly kind: 'late';
  readonly line: string;
}

/** The results of a board were not all of the same deal: those of these lines are compared with each other (Law 87). */
export interface Fouled {
  readonly kind: 'fouled';
  readonly board: number;
  readonly lines: readonly string[];
  /** The form in which they had it; `null` where it was the right one after all. */
  readonly form: string | null;
}

/** The contestants who really sat at a sitting (`A3/2`) or a line (`A3/2/7`): others, or turned. */
export interface Reseated {
  readonly kind: 'reseated';
  readonly where: string;
  readonly ns: string;
  readonly ew: string;
  /** All of them, where players are not two sides, by the movement's places. */
  readonly seats?: readonly string[];
}

/** A contestant is not there from a round on; with `to`, up to that round. */
export interface Absent {
  readonly kind: 'absent';
  readonly contestant: string;
  readonly from: number;
  readonly to?: number;
  readonly as: 'late' | 'never' | 'gone';
  /** In place of the usual treatment: its earlier lines stand, or are void. */
  readonly treatment?: 'stand' | 'void';
}

/** The rounds after these are not played. */
export interface Curtailed {
  readonly kind: 'curtailed';
  readonly section: string;
  readonly rounds: number;
}

export interface Penalised extends Adjustment {
  readonly kind: 'penalised';
}

/** A table calls the director. */
interface Flagged {
  readonly kind: 'flagged';
  /** `A3` */
  readonly place: string;
  readonly text: string;
}

/** A director is on the way to a flag; the entry's key is whose. */
interface Attended {
  readonly kind: 'attended';
  /** The number of the flag's entry. */
  readonly flag: number;
}

interface Unflagged {
  readonly kind: 'unflagged';
  readonly flag: number;
}

export interface Announced {
  readonly kind: 'announced';
  readonly text: string;
  /** All, or sections (`A`) and places (`A3`). */
  readonly to: 'all' | readonly string[];
}

/** A director who plays opens a board before they may know it. */
interface Unsealed {
  readonly kind: 'unsealed';
  readonly board: number;
  readonly reason: string;
}

/** A player's name and number are shown nowhere. */
export interface Hid {
  readonly kind: 'hid';
  readonly contestant: string;
  /** From 1. */
  readonly player: number;
}

interface Ended {
  readonly kind: 'ended';
}

/** The result is published, as its next version. */
interface Published {
  readonly kind: 'published';
}

interface Reopened {
  readonly kind: 'reopened';
  readonly reason: string;
}
