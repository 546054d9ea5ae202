import type { OptionsSpec, OptionValues } from '@overtrick/rules/options';
import type { Award } from '../award.ts';
import type { Frequencies } from '../frequencies.ts';
import type { Part } from '../outcome.ts';

/**
 * The results of a board that are compared with each other, as one direction sees them: a good score is a high one.
 * The same method scores both directions.
 */
export interface Field {
  readonly frequencies: Frequencies;
  /**
   * The number of results that there should have been: more than `frequencies.total` when some are missing
   * (Law 87, Law 78).
   */
  readonly expected: number;
}

/** A way of comparing the results of a board: one file in this folder, one line in the list. */
export interface Method<Options> {
  readonly id: string;
  readonly name: string;
  /** One line for the help. */
  readonly summary: string;
  readonly options: OptionsSpec<Options>;
  /** Digits that are printed of a board's points. */
  readonly decimals: number;
  /** Results that a field must have, where it must have so many. */
  readonly results?: number;
  /** The most that a board gives, where there is such a limit: then a total is a percentage. */
  top?(field: Field, options: Options): number;
  /** The number to compare with in a field, where it is one for all. */
  datum?(field: Field, options: Options): number;
  /** A function from a result, one of the field's own, to its points. Made once for a field. */
  rate(field: Field, options: Options): (parts: readonly Part[]) => number;
  /** The worth of an award before it follows the pair's other boards. */
  award(award: Award, field: Field, options: Options): number;
}

export type AnyMethod = Method<OptionValues>;
