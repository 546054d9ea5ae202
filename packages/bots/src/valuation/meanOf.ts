/** The mean of what some layouts tell, and its standard error, which is no number for fewer than two. */
export function meanOf(figures: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  const squares = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (figures.length - 1) / figures.length) };
}
