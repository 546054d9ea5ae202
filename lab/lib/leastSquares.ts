/** Ridge: so much keeps figures that always go together apart. */
const RIDGE = 1e-3;

/** Weights of figures by least squares, gathered row by row. */
export class LeastSquares {
  #products: number[][] = [];
  #targets: number[] = [];
  #count = 0;
  #sum = 0;
  #squares = 0;

  /** Adds a row: the figures, and what their weighted sum is to come to. */
  add(figures: readonly number[], target: number): void {
    if (this.#products.length === 0) {
      this.#products = figures.map(() => figures.map(() => 0));
      this.#targets = figures.map(() => 0);
    }
    for (const [i, one] of figures.entries()) {
      const row = this.#products[i];
      if (row === undefined) throw new Error('rows have as many figures');
      for (const [j, other] of figures.entries()) row[j] = (row[j] ?? 0) + one * other;
      this.#targets[i] = (this.#targets[i] ?? 0) + one * target;
    }
    this.#count += 1;
    this.#sum += target;
    this.#squares += target * target;
  }

  /** Returns the weights, with the standard deviation of the targets before, and about the weighted sums after. */
  solve(): {
    readonly weights: readonly number[];
    readonly count: number;
    readonly before: number;
    readonly after: number;
  } {
    const n = this.#targets.length;
    if (n === 0) throw new Error('there are no rows to fit to: more deals are needed');
    const rows = this.#products.map((row, i) => [
      ...row.map((each, j) => each + (i === j ? RIDGE * this.#count : 0)),
      this.#targets[i] ?? 0,
    ]);
    for (let i = 0; i < n; i++) {
      const best = rows
        .slice(i)
        .reduce((so, row, k) => (Math.abs(row[i] ?? 0) > Math.abs(rows[so]?.[i] ?? 0) ? i + k : so), i);
      [rows[i], rows[best]] = [rows[best] ?? [], rows[i] ?? []];
      const pivot = rows[i] ?? [];
      for (const [k, row] of rows.entries()) {
        if (k === i) continue;
        const by = (row[i] ?? 0) / (pivot[i] ?? 1);
        if (by !== 0) for (let j = i; j <= n; j++) row[j] = (row[j] ?? 0) - by * (pivot[j] ?? 0);
      }
    }
    const weights = rows.map((row, i) => (row[n] ?? 0) / (row[i] ?? 1));
    // the sum of squares about the fit: y'y − 2 w'X'y + w'X'Xw
    const linear = weights.reduce((sum, weight, i) => sum + weight * (this.#targets[i] ?? 0), 0);
    const square = weights.reduce(
      (sum, one, i) =>
        sum + one * weights.reduce((so, other, j) => so + other * (this.#products[i]?.[j] ?? 0), 0),
      0,
    );
    const mean = this.#sum / this.#count;
    return {
      weights,
      count: this.#count,
      before: Math.sqrt(this.#squares / this.#count - mean * mean),
      after: Math.sqrt((this.#squares - 2 * linear + square) / this.#count),
    };
  }
}
