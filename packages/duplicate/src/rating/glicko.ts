/**
 * Glicko ratings: a strength and how certain it is. M. E. Glickman, "The Glicko system" (1995) and "Parameter
 * estimation in large dynamic paired comparison experiments", Applied Statistics 48 (1999), 377–394.
 */

/** A strength and its standard deviation: the true strength is within two deviations with a probability of 95 %. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
}

/** A comparison with an opponent: the share that was won, 0 to 1. */
export interface Comparison {
  readonly against: Rating;
  readonly share: number;
}

/** The rating of a new player, about whom nothing is known. */
export const UNRATED: Rating = { rating: 1500, deviation: 350 };

/** The smallest deviation, since strength changes over time. Glickman's own bound. */
const LEAST_DEVIATION = 30;
const Q = Math.LN10 / 400;

/** Returns the weight of a comparison with an opponent of this deviation. */
const weightOf = (deviation: number): number =>
  1 / Math.sqrt(1 + (3 * Q * Q * deviation ** 2) / Math.PI ** 2);

/** Returns the expected share, 0 to 1. */
export const expectedShare = (own: Rating, against: Rating): number =>
  1 / (1 + 10 ** ((-weightOf(against.deviation) * (own.rating - against.rating)) / 400));

/** Returns the rating after a period of comparisons; without any comparison the rating is unchanged. */
export function ratingAfter(before: Rating, comparisons: readonly Comparison[]): Rating {
  let information = 1 / before.deviation ** 2;
  let gain = 0;
  for (const { against, share } of comparisons) {
    const weight = weightOf(against.deviation);
    const expected = expectedShare(before, against);
    information += (Q * weight) ** 2 * expected * (1 - expected);
    gain += weight * (share - expected);
  }
  return {
    rating: before.rating + (Q / information) * gain,
    deviation: comparisons.length === 0 ? before.deviation : Math.max(LEAST_DEVIATION, information ** -0.5),
  };
}
