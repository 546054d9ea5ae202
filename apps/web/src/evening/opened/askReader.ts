import { askWorker } from '../../device/askWorker.ts';
import type { OpenAnswer, OpenRequest } from './messages.ts';

/** Reads a score file in a thread of its own; the signal ends it. Rejects when it fails or is given up. */
export const askReader = (request: OpenRequest, signal: AbortSignal): Promise<OpenAnswer> =>
  askWorker(new Worker(new URL('./reader.ts', import.meta.url), { type: 'module' }), request, signal);
