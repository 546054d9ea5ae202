/** From the first to the second, both included. */
export type Range = readonly [number, number];

export const MOST_POINTS = 40;

export const atLeast = (least: number, most: number = MOST_POINTS): Range => [least, most];
export const isIn = (value: number, [least, most]: Range): boolean => value >= least && value <= most;

export const hull = (a: Range, b: Range): Range => [Math.min(a[0], b[0]), Math.max(a[1], b[1])];
export const overlaps = (a: Range, b: Range): boolean => a[0] <= b[1] && b[0] <= a[1];

/** Returns the range that both allow; the later one when they contradict each other. */
export const narrowed = (known: Range, told: Range): Range =>
  overlaps(known, told) ? [Math.max(known[0], told[0]), Math.min(known[1], told[1])] : told;

/** Writes a range: `6 to 10`, `12 or more`, `at most 5`, `4`; values from `end` up have no upper limit. */
export function rangeText([least, most]: Range, end: number): string {
  if (least === most) return `${least}`;
  if (most >= end) return `${least} or more`;
  return least <= 0 ? `at most ${most}` : `${least} to ${most}`;
}
