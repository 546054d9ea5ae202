import { askWorker } from '../../device/askWorker.ts';
import type { ReaderAnswer, Reading } from './messages.ts';

/** Asks the reader one thing. Rejects when it fails or is given up. */
export const askReader = (reading: Reading, signal?: AbortSignal): Promise<ReaderAnswer> =>
  askWorker(new Worker(new URL('./reader.ts', import.meta.url), { type: 'module' }), reading, signal);
