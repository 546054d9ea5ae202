import type { Adjustment, Player } from '../event.ts';
import type { Opened, ReportSide } from './entry.ts';
import type { PlannedLine, SectionPlan } from './plan.ts';
import type { Reported } from './result.ts';

/** A tournament, all that its log tells. Plain data: the state is always the fold over the entries. */
export interface Tournament {
  /** The number of entries of the log. */
  readonly version: number;
  readonly terms: Omit<Opened, 'kind'>;
  /** By id, in the order in which they came. */
  readonly contestants: ReadonlyMap<string, Entrant>;
  /** In the order in which they were made. */
  readonly plans: readonly SectionPlan[];
  /** By section: the rounds that are played, where some were cut. */
  readonly curtailed: ReadonlyMap<string, number>;
  /** The lines of the plan, by their names, in the plan's order. */
  readonly lines: ReadonlyMap<string, PlannedLine>;
  /** By line: the last words on it. */
  readonly books: ReadonlyMap<string, LineBook>;
  readonly penalties: readonly Adjustment[];
  readonly isOver: boolean;
}

export interface Entrant {
  readonly id: string;
  readonly players?: readonly Player[];
  readonly strat?: string;
}

/** The last word of each side on a line, and of the director. */
export interface LineBook {
  readonly NS?: Reported;
  readonly EW?: Reported;
  /** The table has left the board for now. */
  readonly isSkipped: boolean;
  readonly ruling?: Reported;
  /** The number of the last entry on the line. */
  readonly last: number;
  /** Reports that do not count: something came before them that the device did not know. */
  readonly doubts: readonly { readonly code: DoubtCode; readonly report: Reported }[];
}

export type DoubtCode =
  | 'afterRuling' // the director had ruled
  | 'contested'; // both sides had agreed on something that the device did not know

/** The state of a line: as far as its result is known, and by whose word. */
export type LineState = 'due' | 'reported' | 'agreed' | 'disputed' | 'skipped' | 'ruled' | 'void';

/** The sides that a report is made by. */
export const sidesOfReport = (side: ReportSide): readonly ('NS' | 'EW')[] =>
  side === 'both' ? ['NS', 'EW'] : [side];
