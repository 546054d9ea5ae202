/** An entry about online tables, and of evenings that begin by themselves. */
export type OnlineEntry = Seated | Shortened | Covered | Scheduled | Continued;

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
