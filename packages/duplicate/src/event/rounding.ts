/**
 * More digits than any score has and fewer than a double holds, so that sums of thirds round to the values they
 * represent.
 */
const SETTLED = 1e9;

/**
 * Rounds `value` to a number of decimals, halves away from zero (EBU White Book 4.2.6); 1.005 counts as an exact half.
 */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const settled = Math.round(Math.abs(value) * scale * SETTLED) / SETTLED;
  const rounded = Math.floor(settled + 0.5) / scale;
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
}
