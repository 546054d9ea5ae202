import type { Action } from '@overtrick/rules/action';
import type { ActionValue, Budget } from '../bot.ts';

/** A layout of the hidden cards, and how likely it is beside the others. */
export interface Weighted<Layout> {
  readonly world: Layout;
  /** Above 0. */
  readonly weight: number;
}

/** Actions to be tried in imagined layouts. */
export interface Trial<Layout> {
  readonly actions: readonly Action[];
  /** The layouts, drawn as they are asked for; it may be endless. */
  readonly worlds: Iterable<Weighted<Layout>>;
  /**
   * The gain of each action for the player's side there, in the order of the actions; `undefined` where that took too
   * long.
   */
  readonly valuesIn: (world: Layout) => readonly number[] | undefined;
  /** A value that is enough: the contract made, or beaten. */
  readonly goal?: number;
}

export interface Tried extends ActionValue {
  /** In what share of the layouts, by weight, no other action brings more, 0 to 1. */
  readonly best: number;
  /** In what share of them it reaches the goal; 0 without one. */
  readonly reached: number;
}

export interface Results {
  /** In the order of the trial's actions. */
  readonly tried: readonly Tried[];
  /** The number of layouts that were valued. */
  readonly worlds: number;
}

/** So many layouts are passed over that took too long. */
const MOST_GIVEN_UP = 8;

/**
 * The value of each action on average over the layouts, as many as the budget allows. The average is taken by action: a
 * player must choose one for all the layouts that they cannot tell apart, not the best for each. `undefined` when not
 * one layout could be valued.
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
  for (const { world, weight } of worlds) {
    const values = valuesIn(world);
    if (values === undefined) {
      // too hard a layout, or one as hard as all
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
    if (count >= most || isSpent?.() === true) break;
  }
  if (total === 0) return undefined;
  const tried = actions.map((action, i) => ({
    action,
    value: (sums[i] ?? 0) / total,
    best: (bests[i] ?? 0) / total,
    reached: (goals[i] ?? 0) / total,
  }));
  return { tried, worlds: count };
}

/** The values from the best on, as a decision tells them; the first of equals stays first. */
export const inOrder = (tried: readonly Tried[]): readonly ActionValue[] =>
  tried.map(({ action, value }) => ({ action, value })).sort((a, b) => b.value - a.value);
