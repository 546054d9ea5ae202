import type { Step } from '@overtrick/rules/action';
import type { Suit } from '@overtrick/rules/cards/card';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { ScoreSheet, Standing } from '@overtrick/rules/match';
import type { View } from '@overtrick/rules/views/view';
import type { CardOnTable } from './card.ts';
import { type Difference, differing } from './difference.ts';
import type { TableInfo } from './openTable.ts';

/** Somebody who asks the host for a chair. */
export interface Knock {
  readonly knock: number;
  readonly chair: number;
  readonly name: string;
  /** Set for a computer program. */
  readonly program?: true;
}

/** A claim that the other side has yet to answer (R-GEN-9). */
export interface OpenClaim {
  readonly chair: number;
  readonly seat: Seat;
  /** Of the tricks left, for the claimant's side. */
  readonly tricks: number;
  /** The claimant's line of play, in their own words. */
  readonly line?: string;
  /** Chairs whose answer is still missing. */
  readonly waiting: readonly number[];
}

/** Somebody who would like to take back their last call or card. */
export interface OpenUndo {
  readonly chair: number;
  readonly seat: Seat;
  /** The number of calls and cards that would go with it, it among them. */
  readonly steps: number;
  /** Chairs whose answer is still missing. */
  readonly waiting: readonly number[];
}

/** People would have computer players play the rest of the deal. */
export interface Skipping {
  /** Their chairs. */
  readonly chairs: readonly number[];
  /** Chairs of people who play on; while there are none, computer players play for everybody. */
  readonly waiting: readonly number[];
}

/** The meaning of a call, for those who may be told. */
export interface Meaning {
  readonly text: string;
  /** It says something else than that the caller would like to play there. */
  readonly alert?: true;
  readonly by: 'person' | 'bot';
}

/**
 * The announcement of a call by the system of its side: the high-card points of a natural opening in notrump, the suit
 * that a transfer shows, Stayman, or the strength of a natural opening of two of a suit.
 */
export type Announcement =
  | { readonly kind: 'points'; readonly from: number; readonly to: number }
  | { readonly kind: 'suit'; readonly suit: Suit }
  | { readonly kind: 'stayman' }
  | { readonly kind: 'two'; readonly strength: 'weak' | 'strong' };

/** Somebody has called the host. */
export interface Flag {
  readonly flag: number;
  readonly chair: number;
  readonly deal: number;
  readonly text: string;
}

/** A pause, during which nobody calls or plays. */
export interface Pause {
  readonly reason?: string;
  /** True if the director of the evening has paused the table, not its host. */
  readonly byDirector?: true;
}

/** An opening lead that lies face down while others may ask what calls mean (Laws 20F, 41). */
export interface LeadDown {
  readonly seat: Seat;
  /** The text of the card, for its player alone. */
  readonly card?: string;
  /** The chairs that may still ask. */
  readonly waiting: readonly number[];
}

/** An action of the director at a table, which everybody there sees. */
export interface DirectorNote {
  /** The version of the table with it. */
  readonly note: number;
  readonly deal: number;
  /** They went back to before `step`, withdrew the claim or request that waited, or stopped the board. */
  readonly what: 'back' | 'request' | 'stop';
  /** The first call or card that was undone; absent if not everybody may know it. */
  readonly step?: Step;
  readonly reason: string;
}

/** The points that all matches at a table brought a player. */
export interface ReckoningRow {
  readonly name: string;
  /** The points that the others would pay: positive for a winner. */
  readonly points: number;
  /** The number of matches that they played. */
  readonly played: number;
}

/** A line of what happened in a deal, for the director alone. */
export type LogLine = {
  /** The version of the table with it. */
  readonly version: number;
  readonly seat?: Seat;
  /** The name of the person or computer player. */
  readonly name?: string;
} & (
  | {
      readonly kind: 'step';
      /** The text of the call or card. */
      readonly action: string;
      readonly by: 'person' | 'bot';
      /** The thinking time, milliseconds, if it is known. */
      readonly ms?: number;
      readonly meaning?: string;
      readonly alert?: true;
      /** True if it was undone later. */
      readonly isUndone?: true;
    }
  | { readonly kind: 'explained'; readonly call: string; readonly text: string }
  | { readonly kind: 'asked'; readonly call: string }
  | { readonly kind: 'claimed'; readonly tricks: number; readonly line?: string }
  | { readonly kind: 'answered' | 'undoAnswered'; readonly accept: boolean }
  | { readonly kind: 'flagged' | 'rolledBack' | 'stopped'; readonly text: string }
  | { readonly kind: 'paused'; readonly text?: string }
  | { readonly kind: LogEvent }
);

type LogEvent =
  | 'undone'
  | 'undoAsked'
  | 'withdrawn'
  | 'denied'
  | 'covered'
  | 'returned'
  | 'sat'
  | 'left'
  | 'led'
  | 'unpaused';

/** Something said at a table; kept apart from its record. */
export interface ChatLine {
  readonly table: string;
  /** Its number at the table, from 1. */
  readonly line: number;
  /** The person who has said it: a chair and its name; no chair for a spectator. */
  readonly chair?: number;
  readonly name: string;
  readonly to: 'table' | 'opponents' | 'spectators';
  readonly text: string;
}

/**
 * `opened` is what fixes the deal and a salt, only once the deal is over; `commitment` is its SHA-256 in hexadecimal.
 */
export interface Fair {
  readonly commitment: string;
  readonly opened?: string;
}

/** A table as one visitor may see it. `version` is the length of the table's log. */
export interface TableState extends TableInfo {
  readonly version: number;
  /** The visitor's own chair; absent for a spectator. */
  readonly you?: number;
  /** The number of the deal that is on, from 1. */
  readonly deal: number;
  readonly view: View;
  readonly sheet: ScoreSheet;
  readonly standing: Standing;
  /** For so many people the table waits before anything is called: see `openTable`. */
  readonly awaited?: number;
  readonly claim?: OpenClaim;
  readonly undo?: OpenUndo;
  /** May the visitor take their last call or card back now, or ask for it? */
  readonly canUndo?: true;
  readonly skip?: Skipping;
  /** The cards of partners who have put one on the table. */
  readonly cards?: readonly CardOnTable[];
  /** People want to end the match now: their chairs, and those who have not agreed. */
  readonly ending?: Skipping;
  /** May the visitor vote to end the match now? */
  readonly canEnd?: true;
  /** May the visitor have computer players play the rest? */
  readonly canSkip?: true;
  /** The visitors who ask for a chair; only the host is told. */
  readonly knocks?: readonly Knock[];
  /** The chairs to which a computer program is invited that has not answered; only the host is told. */
  readonly invited?: readonly number[];
  /** Announcements of calls of this deal, by their number from 0, where the table has them. */
  readonly announced?: Readonly<Record<number, Announcement>>;
  /** The meanings of calls of this deal, by their number from 0, as far as the visitor may be told (R-CB-3). */
  readonly meanings?: Readonly<Record<number, Meaning>>;
  /**
   * The messages of computer players' cards by their side's agreements, by the card's text: of this trick and the
   * last, as far as the visitor may be told.
   */
  readonly cardMeanings?: Readonly<Record<string, string>>;
  /** The visitor's own calls that opponents ask about. */
  readonly questions?: readonly number[];
  /** True if the visitor can start another match at this table, false if its host can. */
  readonly canRematch?: boolean;
  /** The points that all matches at this table brought each player, the best first, from the second match on. */
  readonly reckoning?: readonly ReckoningRow[];
  /** By chair: the cards with which partners were drawn for this match. */
  readonly drawn?: readonly string[];
  readonly lead?: LeadDown;
  /** Set while nobody may call or play. */
  readonly paused?: Pause;
  /** The last actions of the director at the table, the oldest first. */
  readonly notes?: readonly DirectorNote[];
  /** True for the director of the evening, who has no chair at the table. */
  readonly directs?: true;
  /** The calls for the host; only the host is told, the director of a sitting, and those who have called. */
  readonly flags?: readonly Flag[];
  /** People who are ready for the next deal, once this one is over. */
  readonly ready: readonly number[];
  /** The proof afterwards that the cards were settled at the beginning. */
  readonly fair?: Fair;
  /** All that was done in the deal, in order; only once it is over. */
  readonly history?: readonly Step[];
  /** The reasons of the bots, by the number of the step from 0; only once the deal is over. */
  readonly reasons?: Readonly<Record<number, string>>;
}

/** One action as the table's visitors hear of it. */
export interface NumberedStep extends Step {
  /** Its place in the table's log. */
  readonly version: number;
}

/**
 * The changes at a table. `steps` are the actions since the version that the receiver had, in order; `state` carries
 * the parts of the table's state that changed, each whole.
 */
export interface TableUpdate {
  readonly table: string;
  readonly version: number;
  readonly deal: number;
  readonly steps: readonly NumberedStep[];
  readonly state: Partial<TableState>;
  /** Keys of the state that are no longer there. */
  readonly gone?: readonly (keyof TableState)[];
}

/**
 * An update for a connection that keeps the state (`CHANGES_QUERY`): `changes` leads from its parts of version `since`
 * to the parts that changed, and `state` has only those that it lacks.
 */
export interface ShortUpdate extends TableUpdate {
  readonly since: number;
  readonly changes?: { readonly [Key in keyof TableState]?: Difference };
}

/** Makes whole updates from the short ones of one connection. */
export class KeptState {
  #state: TableState | undefined;

  /** Keeps the state of a table that was entered. */
  enter(state: TableState): void {
    this.#state = state;
  }

  /**
   * Returns an update with whole parts, short or not; `undefined` if it does not follow what is kept: then the table
   * has to be entered again.
   */
  whole(update: TableUpdate | ShortUpdate): TableUpdate | undefined {
    const state = this.#state;
    const isHere = state?.table === update.table;
    if (!('since' in update)) {
      if (isHere) this.#state = updated(state, update);
      return update;
    }
    const { since, changes = {}, ...rest } = update;
    if (!isHere || since !== state.version) return undefined;
    const changed = Object.entries(changes).map(([key, difference]) => [
      key,
      differing(state[key as keyof TableState], difference),
    ]);
    const whole: TableUpdate = { ...rest, state: { ...rest.state, ...Object.fromEntries(changed) } };
    this.#state = updated(state, whole);
    return whole;
  }
}

/**
 * The answer to a visitor who enters: the whole state, and the steps missed since the version that it named, when they
 * are few.
 */
export interface Entered {
  readonly state: TableState;
  readonly missed?: readonly NumberedStep[];
  /** The last lines of the chat that the visitor may hear. */
  readonly chat?: readonly ChatLine[];
}

/** Returns the state after an update. A part that changed is replaced as a whole. */
export function updated(state: TableState, update: TableUpdate): TableState {
  const next = { ...state, ...update.state, version: update.version, deal: update.deal };
  for (const key of update.gone ?? []) delete (next as Partial<TableState>)[key];
  return next;
}
