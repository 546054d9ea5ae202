/** The largest difference of two scores that does not count as a wrong opponent (EBU White Book). */
const LEAST = 5;

/** A match against an opponent that the draw should not have chosen. */
export interface Mismatch {
  /** The team's victory points in the match. */
  readonly points: number;
  /** At the time of the draw: the score of the actual opponent minus that of the right one. */
  readonly difference: number;
  /** True if the team itself caused the mistake. */
  readonly isOwnFault: boolean;
}

/**
 * Proposes the points of a match against a wrong opponent (EBU White Book): if it was too strong, through no fault of
 * the team, 5 + ¾ of the points; if it was too weak, through the team's fault, a quarter of the points above 5 is
 * deducted. If the scores differ by 5 or less, the points stand.
 */
export function mismatchPoints({ points, difference, isOwnFault }: Mismatch): number {
  if (Math.abs(difference) <= LEAST) return points;
  if (difference > 0) return isOwnFault ? points : LEAST + (3 / 4) * points;
  return isOwnFault ? points - Math.max(0, points - LEAST) / 4 : points;
}
