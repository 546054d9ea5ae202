import { useEffect, useRef, useState } from 'react';
import type { FirstDeal, Guided } from './guided.ts';
import type { GuideRequest } from './guideWorker.ts';

export interface GuidedDeal {
  /** The deal as far as it has been played; `undefined` at first. */
  readonly guided: Guided | undefined;
  /** The learner's choices so far. */
  readonly actions: readonly string[];
  readonly setActions: (actions: readonly string[]) => void;
}

/**
 * Keeps a first deal, which continues with each choice of the learner. Throws if the worker fails, so that the page
 * offers to reload.
 */
export function useGuided(game: string, first: FirstDeal): GuidedDeal {
  const [actions, setActions] = useState<readonly string[]>([]);
  const [guided, setGuided] = useState<Guided>();
  const [isFailed, setFailed] = useState(false);
  const worker = useRef<Worker>(undefined);
  useEffect(() => {
    worker.current ??= new Worker(new URL('./guideWorker.ts', import.meta.url), { type: 'module' });
    worker.current.onerror = () => setFailed(true);
    worker.current.onmessage = ({ data }: MessageEvent<Guided>) => setGuided(data);
    worker.current.postMessage({ game, first, actions } satisfies GuideRequest);
  }, [game, first, actions]);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );
  if (isFailed) throw new Error('the worker failed');
  return { guided, actions, setActions };
}
