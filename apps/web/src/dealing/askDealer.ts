import { askWorker } from '../device/askWorker.ts';
import type { Dealing, Dealt } from './messages.ts';

/** Deals by a script, in a thread of its own; the signal ends it. Rejects when it fails or is given up. */
export const askDealer = (dealing: Dealing, signal: AbortSignal): Promise<Dealt> =>
  askWorker(new Worker(new URL('./dealer.ts', import.meta.url), { type: 'module' }), dealing, signal);
