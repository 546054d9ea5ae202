import type { Deal } from '@overtrick/rules/deals/deal';
import { Piscina } from 'piscina';
import type { Bounds, ByContract } from './solve.ts';
import type { TableJob } from './worker.ts';

/** Threads that solve tables. */
export interface SolverPool {
  /** Solves a table. Rejects at once when the signal aborts, even in the middle of a search. */
  table(deal: Deal, limits?: Omit<TableJob, 'deal'>, signal?: AbortSignal): Promise<ByContract<Bounds>>;
  /**
   * Solves the tables of many deals, in their order. It takes a deal from the source only when a thread will soon be
   * free, so that the source may be endless.
   */
  tables(
    deals: Iterable<Deal> | AsyncIterable<Deal>,
    limits?: Omit<TableJob, 'deal'>,
    signal?: AbortSignal,
  ): AsyncGenerator<ByContract<Bounds>, void, void>;
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
  const table: SolverPool['table'] = (deal, limits = {}, signal) =>
    pool.run({ deal, ...limits }, signal && { signal });
  return {
    table,
    async *tables(deals, limits, signal) {
      const waiting: Promise<ByContract<Bounds>>[] = [];
      for await (const deal of deals) {
        const solved = table(deal, limits, signal);
        // a failure is thrown when its turn comes
        solved.catch(() => undefined);
        waiting.push(solved);
        const first = waiting.length > 2 * threads ? waiting.shift() : undefined;
        if (first !== undefined) yield await first;
      }
      for (const solved of waiting) yield await solved;
    },
    threads,
    close: () => pool.destroy(),
  };
}
