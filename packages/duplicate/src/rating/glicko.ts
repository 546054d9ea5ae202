/**
 * Glicko ratings: strength as a number with how sure it is. M. E. Glickman, "The Glicko system" (1995) and "Parameter
 * estimation in large dynamic paired comparison experiments", Applied Statistics 48 (1999), 377–394.
 */

/** A strength, and its standard deviation: within twice it lies with 19 chances in 20. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
}

/** A comparison with somebody: the share that was won, 0 to 1. */
export interface Comparison {
  readonly against: Rating;
  readonly share: number;
}

/** Nothing is known of whoever begins. */
export const UNRATED: Rating = { rating: 1500, deviation: 350 };

/** More is never learnt: strength changes. Glickman's own bound. */
const LEAST_DEVIATION = 30;
const Q = Math.LN10 / 400;

/** The weight of a comparison with somebody of whom no more is known than that. */
const weightOf = (deviation: number): number =>
  1 / Math.sqrt(1 + (3 * Q * Q * deviation ** 2) / Math.PI ** 2);

/** The share that is to be expected, 0 to 1. */
export const expectedShare = (own: Rating, against: Rating): number =>
  1 / (1 + 10 ** ((-weightOf(against.deviation) * (own.rating - against.rating)) / 400));

/** The rating after a period of comparisons; without any it stays as it was. */
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
