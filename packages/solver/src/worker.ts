import type { Deal } from '@overtrick/rules/deals/deal';
import { createEngine, type Engine } from './engine.ts';
import { readModule } from './node.ts';
import { type Bounds, type ByContract, solveTable } from './solve.ts';

export interface TableJob {
  readonly deal: Deal;
  /** The time limit, after which the search stops with bounds. */
  readonly milliseconds?: number;
  readonly megabytes?: number;
}

let engine: Engine | undefined;
let end = Infinity;

/** Solves in a thread of the pool: each thread has one engine for all its jobs. */
export default ({ deal, milliseconds = Infinity, megabytes = 64 }: TableJob): ByContract<Bounds> => {
  engine ??= createEngine(readModule(), { megabytes, isSpent: () => performance.now() > end });
  end = performance.now() + milliseconds;
  return solveTable(engine, deal);
};
