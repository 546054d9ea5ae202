import type { View } from '@overtrick/rules/views/view';
import type { Makeable, Par } from '@overtrick/solver';
import { useEffect, useState } from 'react';
import type { Answered, SolveRequest } from './messages.ts';

/** The longest time that people wait for a table of tricks. */
const MILLISECONDS = 20_000;

export interface SolveResults {
  readonly results: readonly Makeable[];
  readonly par?: Par;
  readonly isDone: boolean;
}

const NOTHING: SolveResults = { results: [], isDone: false };

/**
 * Returns the tricks that each side can make on a finished deal, as they are found. A worker does the work and stops
 * when the component unmounts.
 */
export function useMakeable(view: View, record?: string): SolveResults {
  const [found, setFound] = useState(NOTHING);
  // a deal that is over does not change
  const [asked] = useState<SolveRequest>(() => ({
    view,
    milliseconds: MILLISECONDS,
    ...(record !== undefined && { record }),
  }));
  useEffect(() => {
    setFound(NOTHING);
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answered>) =>
      setFound((so) =>
        data.kind === 'result'
          ? { ...so, results: [...so.results, data.result] }
          : { ...so, isDone: true, ...(data.par && { par: data.par }) },
      );
    worker.onerror = () => setFound((so) => ({ ...so, isDone: true }));
    worker.postMessage(asked);
    return () => worker.terminate();
  }, [asked]);
  return found;
}
