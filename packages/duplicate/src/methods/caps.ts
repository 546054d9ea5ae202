/** Limits IMPs to the most that can be won and lost: KOPS caps both at 17, the PZBS only the win of a short match. */
export const capped = (imps: number, won: number, lost: number): number =>
  Math.max(-lost, Math.min(won, imps));
