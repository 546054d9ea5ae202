import type { Deal } from '@overtrick/rules/deals/deal';
import { Piscina } from 'piscina';
import type { Bounds, ByContract } from './solve.ts';
import type { TableJob } from './worker.ts';

/** Threads that solve tables. */
export interface SolverPool {
  /** Solves a table. Rejects at once when the signal aborts, even in the middle of a search. */
  table(deal: Deal, limits?: Omit<TableJob, 'deal'>, signal?: AbortSignal): Promise<ByContract<Bounds>>;
  readonly threads: number;
  close(): Promise<void>;
}

/**
 * Starts a pool.
 * @param threads the number of threads, at least 1
 */
export function startSolverPool(threads: number): SolverPool {
  const pool = new Piscina<TableJob, ByContract<Bounds>>({
    filename: import.meta.resolve('#thread/solver'),
    minThreads: threads,
    maxThreads: threads,
    recordTiming: false,
  });
  return {
    table: (deal, limits = {}, signal) => pool.run({ deal, ...limits }, signal && { signal }),
    threads,
    close: () => pool.destroy(),
  };
}
