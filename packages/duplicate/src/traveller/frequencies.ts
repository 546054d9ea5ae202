import { judgementOf, type Outcome, type Part, seenBy, type TableSide } from './outcome.ts';

/**
 * The number of times that each score occurs among the results that are compared. A weighted score counts as a
 * fraction for each of its parts. A look-up takes time logarithmic in the number of different scores.
 */
export interface Frequencies {
  /** The different scores, ascending. */
  readonly scores: readonly number[];
  /**
   * `below[i]` is the weight of all scores before `scores[i]`. It has one element more than `scores`; the last is the
   * total.
   */
  readonly below: readonly number[];
  /** The number of results: the weight of all scores. */
  readonly total: number;
}

/** Counts the scores in a side's results, as that side sees them. */
export function frequenciesOf(outcomes: readonly Outcome[], side: TableSide): Frequencies {
  const weights = new Map<number, number>();
  let total = 0;
  const add = (score: number, weight: number): void => {
    const seen = seenBy(side, score);
    weights.set(seen, (weights.get(seen) ?? 0) + weight);
  };
  for (const outcome of outcomes) {
    const judgement = outcome.kind === 'played' ? undefined : judgementOf(outcome, side);
    if (outcome.kind === 'played') add(outcome.score, 1);
    else if (judgement?.kind === 'scores')
      for (const { score, weight } of judgement.parts) add(score, weight);
    else continue;
    total += 1;
  }
  const scores = [...weights.keys()].sort((a, b) => a - b);
  const below = [0];
  for (const score of scores) below.push((below.at(-1) ?? 0) + (weights.get(score) ?? 0));
  return { scores, below, total };
}

/** Returns the weight of all scores less than `score`. */
export const weightBelow = (frequencies: Frequencies, score: number): number =>
  frequencies.below[firstFrom(frequencies.scores, score)] ?? 0;

/** Returns the weight of all scores less than or equal to `score`. */
export const weightUpTo = (frequencies: Frequencies, score: number): number => {
  const at = firstFrom(frequencies.scores, score);
  return frequencies.below[frequencies.scores[at] === score ? at + 1 : at] ?? 0;
};

/** Finds the index of the first score that is not less than `score`. */
function firstFrom(scores: readonly number[], score: number): number {
  let low = 0;
  let high = scores.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((scores[middle] ?? 0) < score) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the points of a result: computed for each of its parts, then weighted (EBU White Book 4.1.3). */
export const weigh = (parts: readonly Part[], points: (score: number) => number): number =>
  parts.reduce((sum, { score, weight }) => sum + weight * points(score), 0);
