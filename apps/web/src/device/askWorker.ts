/**
 * Sends a worker one message and returns its one answer, then ends the worker; the signal ends it before.
 * Rejects when the worker fails or is given up.
 */
export function askWorker<Answer>(worker: Worker, message: unknown, signal?: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const end = (): void => worker.terminate();
    signal?.addEventListener('abort', () => {
      end();
      reject(new Error('given up'));
    });
    worker.onerror = () => {
      end();
      reject(new Error('the worker failed'));
    };
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      end();
      resolve(data);
    };
    worker.postMessage(message);
  });
}
