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

/** The card of a match without devices: the score by a captain, or by the director. */
export interface Carded {
  readonly kind: 'carded';
  /** A sitting of the match: `A3/2`. */
  readonly where: string;
  /** The team whose card it is; absent for the director's. */
  readonly contestant?: string;
  /** The home team's points in the match format; `away` has the other team's. */
  readonly home: number;
  readonly away: number;
}
