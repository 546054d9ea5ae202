/** An entry about the results that a table reports. */
export type ResultEntry = ReportedEntry | Agreed | Withdrawn | Skipped | Accepted | Late;

/** One side's report of a line's result. */
export interface ReportedEntry {
  readonly kind: 'reported';
  /** A line such as `A3/2/7`; its board may be off the plan, and then counts if the director accepts it. */
  readonly line: string;
  /** `4S N 10 lead=HK` */
  readonly result: string;
  readonly side: ReportSide;
  /** The number of the `planned` entry that the device had seen for the line's section and round. */
  readonly plan?: number;
  /** The number of the last entry on the line that the device had seen; 0 if none. */
  readonly seen?: number;
  /** The milliseconds that the report waited on the device. */
  readonly ago?: number;
  /** The record of the deal from an online table, as `makeRecord` writes it. */
  readonly record?: string;
}

/** The side that reports; a device that serves the table reports for both. */
export type ReportSide = 'NS' | 'EW' | 'both';

/** The other side's agreement with the line's report. */
export interface Agreed {
  readonly kind: 'agreed';
  readonly line: string;
  readonly side: 'NS' | 'EW';
  /** The number of the last entry on the line that the device had seen. */
  readonly seen?: number;
}

/** A side withdraws its report of a line. */
export interface Withdrawn {
  readonly kind: 'withdrawn';
  readonly line: string;
  readonly side: ReportSide;
}

/** A board that the table postpones. */
interface Skipped {
  readonly kind: 'skipped';
  readonly line: string;
  readonly why: 'time' | 'fouled' | 'other';
}

/** The acceptance of a line off the plan, which then counts (Law 15A). */
interface Accepted {
  readonly kind: 'accepted';
  readonly line: string;
}

/** A line to be played later; its board's traveller is hidden again from those who will play it. */
interface Late {
  readonly kind: 'late';
  readonly line: string;
}
