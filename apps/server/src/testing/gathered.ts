import { Writable } from 'node:stream';
import type { Logger } from 'pino';
import { startLog } from '../base/logs.ts';

/** A log in memory that tests can read. */
export interface Gathered {
  readonly log: Logger;
  /** Returns the lines since the last call. */
  take(): string;
}

export function gatheredLog(level: string): Gathered {
  let text = '';
  const gathering = new Writable({
    write(chunk, _, done) {
      text += chunk;
      done();
    },
  });
  return {
    log: startLog(level, gathering),
    take() {
      const taken = text;
      text = '';
      return taken;
    },
  };
}
