import { roundTo } from './rounding.ts';
import type { Total } from './totals.ts';

/**
 * Rounds totals as the ACBL's programs do, in two steps: first the score over all boards of the session to 0.01, then
 * the percentage of that score. So 60.156 % of 72 becomes 43.31, which is 60.15 %. Totals without tops are not changed.
 */
export function roundedAsAcbl(totals: readonly Total[]): Total[] {
  const session = Math.max(0, ...totals.map(({ boards }) => boards));
  return totals.map((total) => {
    const { points, top, boards } = total;
    if (top === 0 || boards === 0) return total;
    const whole = (top * session) / boards;
    const score = roundTo((points * session) / boards, 2);
    return { ...total, points: score, top: whole, percentage: (100 * score) / whole };
  });
}
