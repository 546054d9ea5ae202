import { type Expression, partsOf } from './expression.ts';

/** Counts the steps that expressions take, and ends what takes more than it may. */
export class Budget {
  readonly most: number;
  #spent = 0;

  /** @param most the number of steps that may be taken in all */
  constructor(most: number) {
    this.most = most;
  }

  get spent(): number {
    return this.#spent;
  }

  /** Takes some steps; throws `OverBudget` where no more are left. */
  spend(steps: number): void {
    this.#spent += steps;
    if (this.#spent > this.most) throw new OverBudget(`more than ${this.most} steps`);
  }
}

/** Ends an evaluation that takes more steps than it may; whoever gave the budget catches it. */
export class OverBudget extends Error {}

/** The steps of a part that does more than one thing: it goes through suits, or through a hand of cards. */
const STEPS: Readonly<Partial<Record<Expression['kind'], number>>> = { measure: 4, cccc: 40, shape: 4 };

/** Returns the most steps that an expression takes for a deal; a name counts one, what it stands for counts apart. */
export function stepsOf(expression: Expression): number {
  const own = STEPS[expression.kind] ?? 1;
  if (expression.kind === 'name') return own;
  return partsOf(expression).reduce((sum, part) => sum + stepsOf(part), own);
}
