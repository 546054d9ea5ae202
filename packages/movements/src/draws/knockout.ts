/**
 * Returns the seeds in the order of a bracket, in which the two highest can only meet in the last round: of eight 1 8 4
 * 5 2 7 3 6. Each two neighbours meet in the first round.
 * @param size a power of two
 */
export const bracketOf = (size: number): readonly number[] =>
  size <= 1 ? [1] : bracketOf(size / 2).flatMap((seed) => [seed, size + 1 - seed]);

/** Returns the smallest power of two that is at least the number of teams. */
export const bracketSize = (teams: number): number => 2 ** Math.ceil(Math.log2(Math.max(2, teams)));
