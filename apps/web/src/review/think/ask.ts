import type { Question, Read, Reading, Thought } from './messages.ts';

/** Asks the reader one thing. Rejects when it fails or is given up. */
export function askReader(reading: Reading, signal?: AbortSignal): Promise<Read> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./reader.ts', import.meta.url), { type: 'module' });
    const end = (): void => worker.terminate();
    signal?.addEventListener('abort', () => {
      end();
      reject(new Error('given up'));
    });
    worker.onerror = () => {
      end();
      reject(new Error('the reader failed'));
    };
    worker.onmessage = ({ data }: MessageEvent<Read>) => {
      end();
      resolve(data);
    };
    worker.postMessage(reading);
  });
}

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
