import type { Question, Thought } from './messages.ts';

/** Asks the thinker, which answers as it goes; the function that is given back ends it. */
export function askThinker(question: Question, hear: (thought: Thought) => void): () => void {
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Thought>) => {
    if (data.kind === 'done') worker.terminate();
    hear(data);
  };
  worker.onerror = () => {
    worker.terminate();
    hear({ kind: 'done' });
  };
  worker.postMessage(question);
  return () => worker.terminate();
}
