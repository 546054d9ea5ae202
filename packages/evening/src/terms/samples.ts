import type { Samples } from '../testing/sample.ts';
import type { Regulated } from './entries.ts';

/** Commands of this subject that can be given, for the suite of all subjects. */
export const SAMPLES: Samples<Regulated['kind']> = {
  regulated: { command: { kind: 'regulated', name: 'Tuesday', method: 'butler' } },
};
