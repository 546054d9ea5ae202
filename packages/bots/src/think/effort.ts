import type { Budget } from '../bot.ts';

/** A deal played out in the head takes about as long as so many positions of the search. */
const PLAYED_OUT = 1000;
/** Fewer layouts tell nothing. */
const LEAST = 8;

/** The budget with its positions made a reason to stop between layouts, as the time is. */
export function bounded(budget: Budget): Budget {
  const { engine, positions, isSpent } = budget;
  if (engine === undefined || positions === undefined) return budget;
  const most = engine.nodes() + positions;
  return { ...budget, isSpent: () => engine.nodes() >= most || isSpent?.() === true };
}

/** The budget with no more layouts than positions allow when so many actions are each played out in all of them. */
export const forPlayouts = (budget: Budget, actions: number): Budget => ({
  ...budget,
  worlds: Math.min(
    budget.worlds,
    Math.max(LEAST, Math.floor((budget.positions ?? Infinity) / (PLAYED_OUT * actions))),
  ),
});
