import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** A main thread that answers nothing for this long is stuck, milliseconds. */
const PATIENCE_MS = 20_000;
/** The thread looks this often before it loses patience: a machine that was asleep wakes up to a fresh look. */
export const LOOKS = 20;

export interface Watched {
  /** Counts the turns of the main thread's event loop that the watchdog sees. */
  readonly beats: Int32Array<SharedArrayBuffer>;
  readonly patienceMs: number;
}

/**
 * Starts a thread that ends this process when its main thread is stuck: whoever started the process starts it again,
 * and everything that was stored is there. Does nothing while a debugger is attached, which stops the main thread.
 */
export function startWatchdog(patienceMs = PATIENCE_MS): void {
  if (inspectorUrl() !== undefined) return;
  const beats = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(beats, 0, 1), patienceMs / LOOKS / 2).unref();
  const thread = new Worker(new URL('./watchdogThread.ts', import.meta.url), {
    workerData: { beats, patienceMs } satisfies Watched,
    // flags of the process may be about its own program
    execArgv: [],
  });
  // a server without a watchdog is better than none
  thread.on('error', () => {});
  thread.unref();
}
