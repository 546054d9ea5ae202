import { type Expression, partsOf } from './expression.ts';

/** Counts the steps of expressions, and stops an evaluation that takes more steps than allowed. */
export class Budget {
  readonly most: number;
  #spent = 0;

  /** @param most the number of steps allowed in total */
  constructor(most: number) {
    this.most = most;
  }

  get spent(): number {
    return this.#spent;
  }

  /** Counts some steps; throws `OverBudget` if no more are left. */
  spend(steps: number): void {
    this.#spent += steps;
    if (this.#spent > this.most) throw new OverBudget(`more than ${this.most} steps`);
  }
}

/** The error that stops an evaluation with too many steps; the code that created the budget catches it. */
export class OverBudget extends Error {}

/** The steps of parts that take more than one: they go through suits, or through the cards of a hand. */
const STEPS: Readonly<Partial<Record<Expression['kind'], number>>> = { measure: 4, cccc: 40, shape: 4 };

/**
 * Returns the most steps that an expression takes for a deal; a name counts as one, its expression is counted
 * separately.
 */
export function stepsOf(expression: Expression): number {
  const own = STEPS[expression.kind] ?? 1;
  if (expression.kind === 'name') return own;
  return partsOf(expression).reduce((sum, part) => sum + stepsOf(part), own);
}
