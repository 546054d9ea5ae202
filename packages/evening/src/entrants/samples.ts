import { after, howell } from '../testing/evening.ts';
import type { Samples } from '../testing/sample.ts';
import type { EntrantEntry } from './entries.ts';

/** Commands of this subject that can be given, for the suite of all subjects. */
export const SAMPLES: Samples<EntrantEntry['kind']> = {
  entered: { command: { kind: 'entered', contestant: 'c9', players: [{ name: 'Ann' }, { name: 'Bo' }] } },
  amended: { command: { kind: 'amended', contestant: 'c1', players: [{ name: 'Cy' }, { name: 'Di' }] } },
  scratched: {
    command: { kind: 'scratched', contestant: 'c9' },
    in: () => after(howell(), [{ kind: 'entered', contestant: 'c9' }]),
  },
  substituted: {
    command: { kind: 'substituted', contestant: 'c1', player: 1, substitute: 3, from: 2 },
    in: () =>
      after(howell(), [
        { kind: 'amended', contestant: 'c1', players: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] },
      ]),
  },
  hid: { command: { kind: 'hid', contestant: 'c1', player: 1 } },
};
