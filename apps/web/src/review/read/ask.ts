import type { ReaderAnswer, Reading } from './messages.ts';

/** Asks the reader one thing. Rejects when it fails or is given up. */
export function askReader(reading: Reading, signal?: AbortSignal): Promise<ReaderAnswer> {
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
    worker.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => {
      end();
      resolve(data);
    };
    worker.postMessage(reading);
  });
}
