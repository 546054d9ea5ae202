import type { Budget } from './bot.ts';

/** The number of search positions that take about as long as one deal played out in the head. */
const PLAYED_OUT = 1000;
/** The fewest layouts that are meaningful. */
const LEAST = 8;

/**
 * Runs a search whose positions are limited by the budget, as its time is. The bounded budget also stops between
 * layouts.
 */
export function withinPositions<T>(budget: Budget, think: (bounded: Budget) => T): T {
  const { engine, positions, isSpent } = budget;
  if (engine === undefined || positions === undefined) return think(budget);
  const last = engine.nodes() + positions;
  return engine.within(positions, () =>
    think({ ...budget, isSpent: () => engine.nodes() >= last || isSpent?.() === true }),
  );
}

/**
 * Solves one layout with a share of the positions: a hard layout must not take the time of all.
 * @param shares one if there is no other layout
 */
export const withinShare = <T>(
  { engine, positions = Infinity }: Budget,
  solve: () => T,
  shares = LEAST,
): T => (engine === undefined ? solve() : engine.within(positions / shares, solve));

/** Returns the budget with as many layouts as its positions allow when each action is played out in all of them. */
export const forPlayouts = (budget: Budget, actions: number): Budget => ({
  ...budget,
  worlds: Math.min(
    budget.worlds,
    Math.max(LEAST, Math.floor((budget.positions ?? Infinity) / (PLAYED_OUT * actions))),
  ),
});

/**
 * Returns one of several equal parts of a budget's positions, if they are limited; the others are for something else.
 */
export const partOf = (budget: Budget, parts: number): Budget => ({
  ...budget,
  ...(budget.positions !== undefined && { positions: budget.positions / parts }),
});

export const halfOf = (budget: Budget): Budget => partOf(budget, 2);
