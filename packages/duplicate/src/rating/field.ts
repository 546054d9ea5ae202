import { type Comparison, type Rating, ratingAfter, UNRATED } from './glicko.ts';

/** A board that several have played: the share of the other results that was beaten, from 0 to 1; ties count half. */
export interface FieldBoard {
  readonly share: number;
  /** The number of other results. */
  readonly others: number;
}

/**
 * Treats the field of a board as one opponent: an average player of the site, rated more surely the more results there
 * are. The single results are not weighed one by one.
 */
const fieldOf = (others: number): Rating => ({
  rating: UNRATED.rating,
  deviation: UNRATED.deviation / Math.sqrt(others),
});

/**
 * Returns the rating after boards against fields. Each board is one comparison, since results of one board depend on
 * each other. A share varies less than the single win or loss that Glicko assumes, so the deviation is too large rather
 * than too small.
 */
export const ratingInField = (before: Rating, boards: readonly FieldBoard[]): Rating =>
  ratingAfter(
    before,
    boards
      .filter(({ others }) => others > 0)
      .map(({ share, others }): Comparison => ({ against: fieldOf(others), share })),
  );
