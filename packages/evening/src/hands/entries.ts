/** An entry about the hands of boards. */
export type HandEntry = Dealt | Solved | Sealed | Unsealed | Checked;

/** The hands of a board. */
export interface Dealt {
  readonly kind: 'dealt';
  readonly board: number;
  /** A deal such as `N:AQ962.K7.QJ4.983 …`; empty in the log of a reader who may not see the hands yet. */
  readonly deal: string;
  /** The cards in dealt order, and the cards that come back, in games that need them: see `DealtText`. */
  readonly order?: string;
  readonly split?: string;
  /** Dealt by the server, read from a file, or entered after play. */
  readonly source: 'server' | 'file' | 'hand';
}

/** The double-dummy table of a board. */
interface Solved {
  readonly kind: 'solved';
  readonly board: number;
  /**
   * Twenty hexadecimal digits: North, South, East, West; each in notrump, spades, hearts, diamonds, clubs. Empty in the
   * log of a reader who may not see the hands yet.
   */
  readonly tricks: string;
  /** North-South's points at par. */
  readonly par?: number;
}

/** The server's commitment to the boards that it has dealt, made before the first is played. */
export interface Sealed {
  readonly kind: 'sealed';
  /** The SHA-256, in hexadecimal digits, of the salt and the deals, a line each: `7 N:AQ962.K7.QJ4.983 …`. */
  readonly commitment: string;
  /** Made public when the tournament is over. */
  readonly salt: string;
  readonly boards: readonly number[];
}

/** A table's answer before it plays a board whose order counts: whether the cards were in the order of the slips. */
interface Checked {
  readonly kind: 'checked';
  readonly line: string;
  readonly isRight: boolean;
}

/** A director's early look at the hands of a board. That director may no longer play. */
interface Unsealed {
  readonly kind: 'unsealed';
  readonly board: number;
  readonly reason: string;
}
