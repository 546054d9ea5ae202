import { exactTable, parOf, solveTable } from '@overtrick/solver';
import { createEngine, type Engine } from '@overtrick/solver/engine';
import type { BoardSolved, BoardToSolve } from './boards.ts';
import { loadModule, MEGABYTES } from './loadModule.ts';
import '../device/reportRejections.ts';

// Solves boards one after the other in a worker, and tells each as soon as it is found.

/** The time limit for one board, milliseconds. */
const MILLISECONDS = 20_000;

addEventListener('message', ({ data }: MessageEvent<readonly BoardToSolve[]>) => {
  void answer(data);
});

async function answer(boards: readonly BoardToSolve[]): Promise<void> {
  let end = 0;
  const engine = createEngine(await loadModule(), {
    megabytes: MEGABYTES,
    isSpent: () => performance.now() > end,
  });
  for (const [at, board] of boards.entries()) {
    end = performance.now() + MILLISECONDS;
    postMessage(solved(engine, at, board));
  }
}

function solved(engine: Engine, at: number, { deal, dealer, vul, tricks }: BoardToSolve): BoardSolved {
  const table = tricks ?? exactTable(solveTable(engine, deal));
  return { at, ...(table && { solution: { tricks: table, par: parOf(table, dealer, vul) } }) };
}
