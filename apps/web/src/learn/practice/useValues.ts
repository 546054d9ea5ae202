import { isPlayOver, type Play } from '@overtrick/rules/play/play';
import { useEffect, useRef, useState } from 'react';
import type { Answered, JudgeRequest } from './judgeWorker.ts';
import type { CardValues } from './reply.ts';

/**
 * Returns the value of each card in a play; `undefined` until a worker has found it, and at the end. Throws if the
 * worker fails, so that the page offers to reload.
 */
export function useValues(play: Play): CardValues | undefined {
  const worker = useRef<Worker>(undefined);
  const asked = useRef(0);
  const [found, setFound] = useState<{ readonly play: Play; readonly values: CardValues }>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    worker.current ??= new Worker(new URL('./judgeWorker.ts', import.meta.url), { type: 'module' });
    worker.current.onerror = () => setFailed(true);
    if (isPlayOver(play)) return;
    asked.current += 1;
    const id = asked.current;
    worker.current.onmessage = ({ data }: MessageEvent<Answered>) => {
      if (data.id === id) setFound({ play, values: new Map(data.values) });
    };
    worker.current.postMessage({ id, play } satisfies JudgeRequest);
  }, [play]);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );
  if (isFailed) throw new Error('the worker failed');
  return found?.play === play ? found.values : undefined;
}
