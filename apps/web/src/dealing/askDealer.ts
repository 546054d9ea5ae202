import type { Dealing, Dealt } from './messages.ts';

/** Deals by a script, in a thread of its own; the signal ends it. Rejects when it fails or is given up. */
export function askDealer(dealing: Dealing, signal: AbortSignal): Promise<Dealt> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./dealer.ts', import.meta.url), { type: 'module' });
    const end = (): void => worker.terminate();
    signal.addEventListener('abort', () => {
      end();
      reject(new Error('given up'));
    });
    worker.onerror = () => {
      end();
      reject(new Error('the dealer failed'));
    };
    worker.onmessage = ({ data }: MessageEvent<Dealt>) => {
      end();
      resolve(data);
    };
    worker.postMessage(dealing);
  });
}
