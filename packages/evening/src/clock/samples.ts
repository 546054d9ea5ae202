import type { Samples } from '../testing/sample.ts';
import type { ClockEntry } from './entries.ts';

/** Commands of this subject that can be given, for the suite of all subjects. */
export const SAMPLES: Samples<ClockEntry['kind']> = {
  timed: { command: { kind: 'timed', section: 'A', minutesPerBoard: 7, minutesPerMove: 2 } },
  clock: { command: { kind: 'clock', section: 'A', act: 'start' } },
  begun: { command: { kind: 'begun', where: 'A1/1' } },
};
