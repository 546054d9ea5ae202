import { after, howell } from '../testing/evening.ts';
import type { Samples } from '../testing/sample.ts';
import type { RulingEntry } from './entries.ts';

/** Commands of this subject that can be given, for the suite of all subjects. */
export const SAMPLES: Samples<RulingEntry['kind']> = {
  ruled: { command: { kind: 'ruled', line: 'A1/1/1', result: 'A6040', reason: 'Law 12C2', law: '12C2' } },
  fouled: { command: { kind: 'fouled', board: 1, lines: ['A1/1/1'], form: 'B' } },
  penalised: { command: { kind: 'penalised', contestant: 'c1', amount: -10, unit: 'percent' } },
  appealed: { command: { kind: 'appealed', line: 'A1/1/1', text: 'too much' } },
  heard: {
    command: { kind: 'heard', appeal: howell().version + 1, decision: 'it stands' },
    in: () => after(howell(), [{ kind: 'appealed', line: 'A1/1/1', text: 'too much' }]),
  },
};
