/** More digits than any score has, and fewer than a double holds: sums of thirds come back to what they stand for. */
const SETTLED = 1e9;

/**
 * `value` to so many decimals, halves away from zero (EBU White Book 4.2.6); 1.005 counts as the half that it stands
 * for.
 */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const settled = Math.round(Math.abs(value) * scale * SETTLED) / SETTLED;
  const rounded = Math.floor(settled + 0.5) / scale;
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
}
