/** The award of masterpoints for the places of a group: a direction, a strat, a whole field. */
export interface MasterpointScheme {
  readonly id: string;
  readonly name: string;
  /** Digits, and which way the last one goes. */
  readonly decimals: number;
  readonly rounding: 'nearest' | 'up';
  /** Awards of the first, second, … of a group of so many, not rounded; those after the last have none. */
  awards(size: number): readonly number[];
}
