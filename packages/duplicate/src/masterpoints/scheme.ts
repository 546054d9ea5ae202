/** The award of masterpoints for the places of a group: a direction, a strat, a whole field. */
export interface MasterpointScheme {
  readonly id: string;
  readonly name: string;
  /** The number of decimals, and the direction of rounding. */
  readonly decimals: number;
  readonly rounding: 'nearest' | 'up';
  /** Returns the awards of the first, second, … place in a group of this size, not rounded; later places get none. */
  awards(size: number): readonly number[];
}
