import type { OpenAnswer, OpenRequest } from './messages.ts';

/** Reads a score file in a thread of its own; the signal ends it. Rejects when it fails or is given up. */
export function askReader(request: OpenRequest, signal: AbortSignal): Promise<OpenAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./reader.ts', import.meta.url), { type: 'module' });
    const end = (): void => worker.terminate();
    signal.addEventListener('abort', () => {
      end();
      reject(new Error('given up'));
    });
    worker.onerror = () => {
      end();
      reject(new Error('the reader failed'));
    };
    worker.onmessage = ({ data }: MessageEvent<OpenAnswer>) => {
      end();
      resolve(data);
    };
    worker.postMessage(request);
  });
}
