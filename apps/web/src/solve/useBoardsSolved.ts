import { useEffect, useState } from 'react';
import type { BoardSolved, BoardToSolve, Solution } from './boards.ts';

export interface BoardsSolved {
  /** The solutions by the boards' keys. */
  readonly solutions: ReadonlyMap<string, Solution>;
  /** The number of boards that were tried, with or without success, and of all. */
  readonly tried: number;
  readonly total: number;
  readonly isDone: boolean;
  /** Leaves the other boards unsolved. */
  readonly stop: () => void;
}

const NONE: ReadonlyMap<string, Solution | undefined> = new Map();

/**
 * Solves boards in a worker while the component is there.
 * @param boards the boards by keys that say all about them: a board with a key that was tried is not tried again
 */
export function useBoardsSolved(boards: ReadonlyMap<string, BoardToSolve>): BoardsSolved {
  const [tried, setTried] = useState(NONE);
  const [isStopped, setStopped] = useState(false);
  const keys = [...boards.keys()].join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say all about the boards
  useEffect(() => {
    const left = [...boards].filter(([key]) => !tried.has(key));
    if (isStopped || left.length === 0) return;
    const worker = new Worker(new URL('./boardsWorker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data: { at, solution } }: MessageEvent<BoardSolved>) => {
      const key = left[at]?.[0];
      if (key !== undefined) setTried((before) => new Map([...before, [key, solution]]));
    };
    worker.onerror = () => setStopped(true);
    worker.postMessage(left.map(([, board]) => board));
    return () => worker.terminate();
  }, [keys, isStopped]);
  const count = [...boards.keys()].filter((key) => tried.has(key)).length;
  return {
    solutions: new Map([...tried].flatMap(([key, solution]) => (solution ? [[key, solution] as const] : []))),
    tried: count,
    total: boards.size,
    isDone: isStopped || count === boards.size,
    stop: () => setStopped(true),
  };
}
