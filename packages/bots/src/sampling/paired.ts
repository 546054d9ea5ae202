/** The advantage of an action over the usual one in the same layouts: the mean, and its standard error. */
export interface Gain {
  readonly mean: number;
  readonly error: number;
}

/**
 * Returns the gain of each action over the usual one, layout by layout, so that what all actions share falls out.
 * @param rows the values of all actions in each layout
 */
export function pairedGains(rows: readonly (readonly number[])[], usual: number): readonly Gain[] {
  const [first = []] = rows;
  return first.map((_, action) => {
    const gains = rows.map((row) => (row[action] ?? 0) - (row[usual] ?? 0));
    const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
    const squares = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0);
    return { mean, error: Math.sqrt(squares / Math.max(1, gains.length - 1) / gains.length) };
  });
}

/** The number of standard errors that a gain must exceed before it counts as more than chance. */
const SURE = 2;

/**
 * Returns the action to choose: the usual one, unless the gain of another exceeds what its error allows.
 * @param least the smallest gain that is worth leaving the usual action for
 */
export function provenBest(gains: readonly Gain[], usual: number, least: number): number {
  let best = usual;
  let most = 0;
  for (const [action, { mean, error }] of gains.entries()) {
    const sure = mean - SURE * error;
    if (mean >= least && sure > most) [best, most] = [action, sure];
  }
  return best;
}
