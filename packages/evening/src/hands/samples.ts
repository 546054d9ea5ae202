import { after, howell } from '../testing/evening.ts';
import type { Samples } from '../testing/sample.ts';
import type { HandEntry } from './entries.ts';

const DEAL = 'N:AQ962.K7.QJ4.983 KT4.J953.T72.AQ5 J8.AQT64.A85.J62 753.82.K963.KT74';

/** Commands of this subject that can be given, for the suite of all subjects. */
export const SAMPLES: Samples<HandEntry['kind']> = {
  dealt: { command: { kind: 'dealt', board: 1, deal: DEAL, source: 'file' } },
  solved: { command: { kind: 'solved', board: 1, tricks: '77777777776666666666', par: 90 } },
  sealed: { command: { kind: 'sealed', commitment: 'a'.repeat(64), salt: 'salt', boards: [1, 2] } },
  checked: { command: { kind: 'checked', line: 'A1/1/1', isRight: false } },
  unsealed: {
    command: { kind: 'unsealed', board: 1, reason: 'to duplicate it' },
    in: () => after(howell(), [{ kind: 'dealt', board: 1, deal: DEAL, source: 'file' }]),
  },
};
