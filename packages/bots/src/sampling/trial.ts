import type { Action } from '@overtrick/rules/action';
import type { ActionValue, Budget } from '../bot.ts';

/** A layout of the hidden cards, with its weight relative to the others. */
export interface Weighted<Layout> {
  readonly world: Layout;
  /** The weight, above 0. */
  readonly weight: number;
}

/** Actions to try in imagined layouts. */
export interface Trial<Layout> {
  readonly actions: readonly Action[];
  /** The layouts, drawn on demand; they may be endless. */
  readonly worlds: Iterable<Weighted<Layout>>;
  /**
   * Returns the gain of each action for the player's side in a layout, in the order of the actions; `undefined` if that
   * took too long.
   */
  readonly valuesIn: (world: Layout) => readonly number[] | undefined;
  /** A value that is sufficient: the contract made, or beaten. */
  readonly goal?: number;
}

export interface Tried extends ActionValue {
  /** The share of the layouts, by weight, in which no other action gains more, 0 to 1. */
  readonly best: number;
  /** The share in which it reaches the goal; 0 without one. */
  readonly reached: number;
}

export interface Results {
  /** The results in the order of the trial's actions. */
  readonly tried: readonly Tried[];
  /** The number of evaluated layouts. */
  readonly worlds: number;
  /** True if the trial ended before as many layouts as wanted: they were too hard, or the time was over. */
  readonly isCut: boolean;
}

/** The fewest layouts that say more than a rule of thumb. */
const FEW = 4;

/** True if a trial was cut so early that a rule of thumb is the better guide. */
export const isTooShort = ({ worlds, isCut }: Results): boolean => isCut && worlds < FEW;

/** The number of skipped layouts, which took too long, after which the trial ends. */
const MOST_GIVEN_UP = 8;

/**
 * Evaluates each action on average over the layouts, as many as the budget allows. The average is per action, because a
 * player must choose one for all layouts that they cannot distinguish, not the best for each. Returns `undefined` if no
 * layout could be evaluated.
 */
export function tryOut<Layout>(
  { actions, worlds, valuesIn, goal = Infinity }: Trial<Layout>,
  { worlds: most, isSpent }: Pick<Budget, 'worlds' | 'isSpent'>,
): Results | undefined {
  const sums = actions.map(() => 0);
  const bests = actions.map(() => 0);
  const goals = actions.map(() => 0);
  let total = 0;
  let count = 0;
  let givenUp = 0;
  let isCut = false;
  for (const { world, weight } of worlds) {
    const values = valuesIn(world);
    if (values === undefined) {
      // the layout is too hard, and so may be all others
      isCut = true;
      if (++givenUp >= MOST_GIVEN_UP || isSpent?.() === true) break;
      continue;
    }
    const high = Math.max(...values);
    for (const [i, value] of values.entries()) {
      sums[i] = (sums[i] ?? 0) + weight * value;
      if (value === high) bests[i] = (bests[i] ?? 0) + weight;
      if (value >= goal) goals[i] = (goals[i] ?? 0) + weight;
    }
    total += weight;
    count++;
    if (count >= most) break;
    if (isSpent?.() === true) {
      isCut = true;
      break;
    }
  }
  if (total === 0) return undefined;
  const tried = actions.map((action, i) => ({
    action,
    value: (sums[i] ?? 0) / total,
    best: (bests[i] ?? 0) / total,
    reached: (goals[i] ?? 0) / total,
  }));
  return { tried, worlds: count, isCut };
}

/** Sorts the values for a decision, the best first; the first of equals stays first. */
export const inOrder = (tried: readonly Tried[]): readonly ActionValue[] =>
  tried.map(({ action, value }) => ({ action, value })).sort((a, b) => b.value - a.value);
