/** Rounds a number for people to read. */
export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** Returns the median, the 99th percentile and the most of some figures; 0 if there are none. */
export function percentilesOf(figures: readonly number[], digits = 2) {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (part: number) => rounded(sorted[Math.floor(part * (sorted.length - 1))] ?? 0, digits);
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}

/** Returns the same of times in milliseconds. */
export function spread(times: readonly number[]) {
  const { p50, p99, most } = percentilesOf(times);
  return { p50, p99, max: most };
}

/** Returns the mean of some figures, and its standard error; 0 for fewer than two. */
export function meanOf(figures: readonly number[]): { readonly mean: number; readonly error: number } {
  const count = figures.length;
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / count;
  const squares = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, count - 1) / count) };
}

/** Returns the same, rounded for people to read. */
export function roundedMean(figures: readonly number[], digits = 2) {
  const { mean, error } = meanOf(figures);
  return { mean: rounded(mean, digits), error: rounded(error, digits) };
}
