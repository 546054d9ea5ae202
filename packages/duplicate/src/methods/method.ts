import type { OptionsSpec, OptionValues } from '@overtrick/rules/options';
import type { Award } from '../traveller/award.ts';
import type { Frequencies } from '../traveller/frequencies.ts';
import type { Part } from '../traveller/outcome.ts';

/**
 * The results of a board that are compared with each other, as one direction sees them: a good score is a high one.
 * The same method scores both directions.
 */
export interface Field {
  readonly frequencies: Frequencies;
  /** The number of results that there should be: more than `frequencies.total` if some are missing (Law 87, Law 78). */
  readonly expected: number;
}

/** A way of comparing the results of a board: one file in this folder, one line in the list. */
export interface Method<Options> {
  readonly id: string;
  readonly name: string;
  /** One line for the help. */
  readonly summary: string;
  readonly options: OptionsSpec<Options>;
  /** The number of decimals of a board's points in print. */
  readonly decimals: number;
  /** True if points are IMPs, which victory scales convert. */
  readonly isInImps?: true;
  /** The number of results that a field must have, if the method requires one. */
  readonly results?: number;
  /** Returns the most points of a board, if there is a limit: then a total is a percentage. */
  top?(field: Field, options: Options): number;
  /** Returns the number that all results of a field are compared with, if there is one. */
  datum?(field: Field, options: Options): number;
  /** Returns a function from a result in the field to its points. It is made once for a field. */
  rate(field: Field, options: Options): (parts: readonly Part[]) => number;
  /** Returns the points of an award before it is adapted to the pair's other boards. */
  award(award: Award, field: Field, options: Options): number;
}

export type AnyMethod = Method<OptionValues>;
