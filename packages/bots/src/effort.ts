import type { Budget } from './bot.ts';

/** A deal played out in the head takes about as long as so many positions of the search. */
const PLAYED_OUT = 1000;
/** Fewer layouts tell nothing. */
const LEAST = 8;

/**
 * The result of thinking when the budget's positions end every search, as its time does. The bounded budget has a
 * reason to stop between layouts too.
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
 * The same with a share of the positions, for one layout: however hard it is, it must not take the time of all.
 * @param shares one when there is no other layout
 */
export const withinShare = <T>(
  { engine, positions = Infinity }: Budget,
  solve: () => T,
  shares = LEAST,
): T => (engine === undefined ? solve() : engine.within(positions / shares, solve));

/** The budget with no more layouts than positions allow when so many actions are each played out in all of them. */
export const forPlayouts = (budget: Budget, actions: number): Budget => ({
  ...budget,
  worlds: Math.min(
    budget.worlds,
    Math.max(LEAST, Math.floor((budget.positions ?? Infinity) / (PLAYED_OUT * actions))),
  ),
});

/** One of so many equal parts of the positions, where they are counted: the others are for something else. */
export const partOf = (budget: Budget, parts: number): Budget => ({
  ...budget,
  ...(budget.positions !== undefined && { positions: budget.positions / parts }),
});

export const halfOf = (budget: Budget): Budget => partOf(budget, 2);
