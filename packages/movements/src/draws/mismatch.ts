/** The points by which two scores may differ before the opponent was a wrong one (EBU White Book). */
const LEAST = 5;

/** A match against somebody whom the draw should not have given. */
export interface Mismatch {
  /** The team's victory points of the match. */
  readonly points: number;
  /** The score at the draw of the opponent that it had, less that of the one it should have had. */
  readonly difference: number;
  /** Was the team itself the cause? */
  readonly isOwnFault: boolean;
}

/**
 * A proposal of the points of a match against a wrong opponent (EBU White Book): against one that was too strong
 * 5 + ¾ of them, where it was not the team's own fault; against one that was too weak, where it was, a quarter of what
 * exceeds 5 is taken off. Where scores differ by 5 or less, the points stand.
 */
export function mismatchPoints({ points, difference, isOwnFault }: Mismatch): number {
  if (Math.abs(difference) <= LEAST) return points;
  if (difference > 0) return isOwnFault ? points : LEAST + (3 / 4) * points;
  return isOwnFault ? points - Math.max(0, points - LEAST) / 4 : points;
}
