import { type Comparison, type Rating, ratingAfter, UNRATED } from './glicko.ts';

/** A board that several have played: the share of the others' results that was beaten, ties half, 0 to 1. */
export interface FieldBoard {
  readonly share: number;
  /** The number of others. */
  readonly others: number;
}

/**
 * The field of a board, as one opponent: an average player of the site, of whom the more is known the more played it.
 * The single others are not weighed one by one.
 */
const fieldOf = (others: number): Rating => ({
  rating: UNRATED.rating,
  deviation: UNRATED.deviation / Math.sqrt(others),
});

/**
 * The rating after boards against fields, each one comparison however many there were: results of one board hang
 * together. A share of many scatters less than a game won or lost, for which Glicko reckons, so that it is rather too
 * unsure than too sure.
 */
export const ratingInField = (before: Rating, boards: readonly FieldBoard[]): Rating =>
  ratingAfter(
    before,
    boards
      .filter(({ others }) => others > 0)
      .map(({ share, others }): Comparison => ({ against: fieldOf(others), share })),
  );
