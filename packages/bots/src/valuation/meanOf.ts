/** Returns the mean of figures from several layouts and its standard error, which is NaN for fewer than two. */
export function meanOf(figures: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  const squares = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (figures.length - 1) / figures.length) };
}
