import { roundTo } from '../event/rounding.ts';

/** ((√5 − 1)/2)³: how the worth of an IMP falls with the margin (WBF Victory Point scales, 2013). */
const RATIO = ((Math.sqrt(5) - 1) / 2) ** 3;

/**
 * Returns the winner's victory points for a share of the matchpoints, on the WBF's curve, rounded to 0.01. All points
 * are won at 50 + 58/√boards percent, where the EBU's tables for Swiss pairs reach them too (within 1 %).
 * @param above the percentage above 50
 */
export function percentScale(above: number, boards: number): number {
  const share = Math.min(1, above / (58 / Math.sqrt(boards)));
  return Math.min(20, roundTo(10 + (10 * (1 - RATIO ** share)) / (1 - RATIO), 2));
}

/** Returns the margin that wins all points. */
const blitzOf = (boards: number): number => 15 * Math.sqrt(boards);

/**
 * Computes the WBF's continuous scale: the winner's victory points for margins of 0, 1, 2 … IMPs, up to the first that
 * is worth 20. Values are rounded to 0.01, then raised wherever one more IMP would gain more than the IMP before.
 */
export function continuousScale(boards: number): readonly number[] {
  const blitz = blitzOf(boards);
  const hundredths: number[] = [];
  for (let margin = 0; margin < blitz; margin++)
    hundredths.push(roundTo(1000 * (1 + (1 - RATIO ** (margin / blitz)) / (1 - RATIO)), 0));
  hundredths.push(2000);
  for (let i = risingAt(hundredths); i > 0; i = risingAt(hundredths))
    hundredths[i] = (hundredths[i] ?? 0) + 1;
  return hundredths.map((points) => points / 100);
}

/** Finds the first step that is smaller than the next one; −1 if there is none. */
function risingAt(points: readonly number[]): number {
  return points.findIndex((here, i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    return before !== undefined && after !== undefined && after - here > here - before;
  });
}

/**
 * Computes the WBF's discrete scale: the greatest margin that is worth `middle`, `middle` + 1, … victory points; any
 * greater margin is worth all points. Each is lowered until the bands do not narrow as the margins grow.
 */
export function discreteScale(boards: number, middle: 10 | 5 = 10): readonly number[] {
  const blitz = blitzOf(boards);
  const upper = Array.from({ length: middle }, (_, k) =>
    Math.floor((blitz * Math.log(1 - ((1 - RATIO) * (k + 0.5)) / middle)) / Math.log(RATIO)),
  );
  for (let i = narrowingAt(upper); i >= 0; i = narrowingAt(upper)) upper[i] = (upper[i] ?? 0) - 1;
  return upper;
}

/** Finds the first band that is wider than the next one; the band of a draw extends to both sides. */
function narrowingAt(upper: readonly number[]): number {
  return upper.findIndex((here, i) => {
    const next = upper[i + 1];
    const width = i === 0 ? 2 * here + 1 : here - (upper[i - 1] ?? 0);
    return next !== undefined && next - here < width;
  });
}
