/** An entry of a team's captain. */
export type TeamEntry = Lined | Carded;

/** The line-up of a team from a round on: its players in each direction, from 1. */
export interface Lined {
  readonly kind: 'lined';
  readonly contestant: string;
  readonly from: number;
  readonly ns: readonly [number, number];
  readonly ew: readonly [number, number];
}

/** The card of a match that was played without devices: its score, as a captain has it, or the director. */
export interface Carded {
  readonly kind: 'carded';
  /** A sitting of the match: `A3/2`. */
  readonly where: string;
  /** The team whose card it is; absent where the director has the word. */
  readonly contestant?: string;
  /** In the form's own points: those of the team that is at home in the match, and of the other. */
  readonly home: number;
  readonly away: number;
}
