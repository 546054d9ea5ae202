import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';

/** The streams of a command: the process's own, or a test's. */
export interface Io {
  readStdin(): Promise<Uint8Array>;
  /** Writes to standard output; await it, to notice a reader who is slow or gone. */
  out(text: string | Uint8Array): Promise<void>;
  err(text: string): void;
  /** The width of the terminal on standard error; absent without a terminal. */
  readonly errColumns?: number;
}

/**
 * Returns the process's own streams. If the reader of the output stops (`
 * head`), the process ends quietly.
 */
export function processIo(): Io {
  const { stdin, stdout, stderr } = process;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  return {
    readStdin: () => buffer(stdin),
    async out(text) {
      if (!stdout.write(text)) await once(stdout, 'drain');
      // an event reports a broken pipe, and a busy command would never see it
      if (stdout.errored !== null) await setImmediate();
    },
    err: (text) => void stderr.write(text),
    ...(stderr.isTTY && { errColumns: stderr.columns || 80 }),
  };
}
