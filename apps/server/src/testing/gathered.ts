import { Writable } from 'node:stream';
import type { Logger } from 'pino';
import { startLog } from '../base/logs.ts';

/** A log that is kept, to be looked into. */
export interface Gathered {
  readonly log: Logger;
  /** The lines that were logged since they were last asked for. */
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
