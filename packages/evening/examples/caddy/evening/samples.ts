import { after, howell } from '../testing/evening.ts';
import type { Samples } from '../testing/sample.ts';
import type { CaddyEntry } from './entries.ts';

const called = () => after(howell(), [{ kind: 'caddyCalled', place: 'A1', wants: 'slips' }]);

/** Commands of this subject that can be given, for the suite of all subjects. */
export const SAMPLES: Samples<CaddyEntry['kind']> = {
  caddyCalled: { command: { kind: 'caddyCalled', place: 'A1', wants: 'boards' } },
  caddyServed: { command: { kind: 'caddyServed', call: called().version }, in: called },
};
