import type { Deal } from '@overtrick/rules/deal';
import { Piscina } from 'piscina';
import type { Bounds, ByContract } from './solve.ts';
import type { TableJob } from './worker.ts';

/** Threads that make tables. */
export interface SolverPool {
  /** Rejects when the signal is given, at once, also in the middle of a search. */
  table(deal: Deal, limits?: Omit<TableJob, 'deal'>, signal?: AbortSignal): Promise<ByContract<Bounds>>;
  readonly threads: number;
  close(): Promise<void>;
}

/** @param threads how many, at least 1 */
export function startSolverPool(threads: number): SolverPool {
  const pool = new Piscina<TableJob, ByContract<Bounds>>({
    filename: new URL('./worker.ts', import.meta.url).href,
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
