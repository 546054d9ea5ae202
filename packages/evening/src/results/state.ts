import type { PlannedLine } from '../plan/plan.ts';
import type { Reported } from './result.ts';

/** The part of a tournament about the reported results. */
export interface ResultsState {
  /** The reported lines that are not in the plan, by name. */
  readonly offPlan: ReadonlyMap<string, PlannedLine>;
  /** The latest reports and rulings of each line. */
  readonly books: ReadonlyMap<string, LineBook>;
  /** The last round that each table (`A3`) has reported anything of. */
  readonly reached: ReadonlyMap<string, number>;
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

export type DoubtCode =
  | 'afterRuling' // reported after the director had ruled
  | 'contested' // both sides had agreed on something that the device did not know
  | 'afterLook' // changed after the traveller had been shown
  | 'plan' // by an older plan, in which others meet there
  | 'turned' // the other side declaring would have the score of the other tables
  | 'far' // 12 IMPs or more from the median of the others
  | 'solver' // 4 tricks or more from double dummy
  | 'copied' // the same contract, declarer and tricks as the board before
  | 'alone' // played the wrong way round where the directions are ranked apart
  | 'order' // the next table did not find the cards in the order of the slips
  | 'lead'; // the card led is not in the hand of declarer's left-hand opponent

/** The state of a line: whether its result is known, and from whom. */
export type LineState = 'due' | 'reported' | 'agreed' | 'disputed' | 'skipped' | 'late' | 'ruled' | 'void';

/** A sign that a line's result may be wrong, although it is allowed. */
export interface Doubt {
  readonly line: string;
  readonly code: DoubtCode;
  /** The report that does not count, if the doubt is about one. */
  readonly text?: string;
}
