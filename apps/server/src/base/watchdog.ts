import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** A main thread that does not respond for this long is stuck, milliseconds. */
const PATIENCE_MS = 20_000;
/** The number of checks before the thread gives up. After the machine has slept, it checks afresh. */
export const LOOKS = 20;

export interface Watched {
  /** Counts the turns of the main thread's event loop that the watchdog sees. */
  readonly beats: Int32Array<SharedArrayBuffer>;
  readonly patienceMs: number;
}

/**
 * Starts a thread that ends this process when its main thread is stuck. The process's supervisor then restarts it, and
 * everything stored is there. Does nothing while a debugger is attached, because that stops the main thread.
 */
export function startWatchdog(patienceMs = PATIENCE_MS): void {
  if (inspectorUrl() !== undefined) return;
  const beats = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(beats, 0, 1), patienceMs / LOOKS / 2).unref();
  const thread = new Worker(new URL(import.meta.resolve('#thread/watchdog')), {
    workerData: { beats, patienceMs } satisfies Watched,
    // the flags of the process may concern its own program
    execArgv: [],
  });
  // a server without a watchdog is better than none
  thread.on('error', () => {});
  thread.unref();
}
