/** An entry about the hands of boards. */
export type HandEntry = Dealt | Solved | Sealed | Unsealed;

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

/** The keeper of the log has dealt the boards, and commits itself to them before the first is played. */
export interface Sealed {
  readonly kind: 'sealed';
  /** SHA-256, in hexadecimal digits, of the salt and the deals, a line each: `7 N:AQ962.K7.QJ4.983 …`. */
  readonly commitment: string;
  /** Shown to everybody when the tournament is over. */
  readonly salt: string;
  readonly boards: readonly number[];
}

/** A director who plays opens a board before they may know it. */
interface Unsealed {
  readonly kind: 'unsealed';
  readonly board: number;
  readonly reason: string;
}
