/** An entry about results, as the table says them. */
export type ResultEntry = ReportedEntry | Agreed | Withdrawn | Skipped | Accepted | Late;

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

/** A line is to be played later; its board's traveller is hidden again from those who will play it. */
interface Late {
  readonly kind: 'late';
  readonly line: string;
}
