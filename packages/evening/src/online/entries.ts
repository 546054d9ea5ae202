import type { Person } from './persons.ts';

/** An entry about online tables, or about evenings that start by themselves. */
export type OnlineEntry = Seated | Shortened | Awaited | Covered | Scheduled | Continued;

/** The table of an online sitting, opened by the server. */
export interface Seated {
  readonly kind: 'seated';
  /** A sitting: `A3/2`. */
  readonly where: string;
  /** The table's id. */
  readonly table: string;
}

/** A shortened sitting: the board in play is finished, the remaining boards are not played. */
export interface Shortened {
  readonly kind: 'shortened';
  /** A sitting: `A3/2`. */
  readonly where: string;
  /** The number of boards to play, from 1. */
  readonly boards: number;
}

/**
 * The players whose seats at an online table are held, and whom nobody has seen on this evening: all of them, each time
 * that they change.
 */
interface Awaited {
  readonly kind: 'awaited';
  /** A sitting: `A3/2`. */
  readonly where: string;
  readonly persons: readonly Person[];
}

/**
 * By the director's decision, a computer player acts at an online table for the player whose turn it is, until they are
 * back.
 */
interface Covered {
  readonly kind: 'covered';
  /** A sitting: `A3/2`. */
  readonly where: string;
  /** True if computer players act for all who are awaited there, here and in later rounds, until they come. */
  readonly forAwaited?: boolean;
}

/**
 * The schedule of an evening that starts and ends by itself, with everybody who has come, and computer players if
 * needed.
 */
export interface Scheduled {
  readonly kind: 'scheduled';
  /** The start, milliseconds since 1970; `null` cancels it. */
  readonly start: number | null;
  /** The approximate number of boards for each pair. */
  readonly boards: number;
  readonly minutesPerBoard: number;
  /** The days until the next evening starts, on the same terms; without it there is none. */
  readonly every?: number;
  /** The time zone for the start of the next evening, such as `Europe/London`; without it a day has 24 hours. */
  readonly zone?: string;
}

/** The next evening of the series, which was opened. */
interface Continued {
  readonly kind: 'continued';
  /** The id of its tournament. */
  readonly next: string;
}
