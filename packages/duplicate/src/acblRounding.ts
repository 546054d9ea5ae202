import { roundTo } from './rounding.ts';
import type { Total } from './totals.ts';

/**
 * Totals as the ACBL's programs publish them, in two steps: a score over all boards of the session, rounded to 0.01,
 * and the percentage of that. So 60.156 % of 72 is 43.31, and that is 60.15 %. Totals without tops stay as they are.
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
