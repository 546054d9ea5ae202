import { after, howell } from '../testing/evening.ts';
import type { Samples } from '../testing/sample.ts';
import type { Tournament } from '../tournament.ts';
import type { ResultEntry } from './entries.ts';

const reportedOnce = (): Tournament =>
  after(howell(), [{ kind: 'reported', line: 'A1/1/1', result: '3NT N 9', side: 'NS' }]);

/** Commands of this subject that can be given, for the suite of all subjects. */
export const SAMPLES: Samples<ResultEntry['kind']> = {
  reported: { command: { kind: 'reported', line: 'A1/1/1', result: '3NT N 9', side: 'both' } },
  agreed: { command: { kind: 'agreed', line: 'A1/1/1', side: 'EW' }, in: reportedOnce },
  withdrawn: { command: { kind: 'withdrawn', line: 'A1/1/1', side: 'NS' }, in: reportedOnce },
  skipped: { command: { kind: 'skipped', line: 'A1/1/2', why: 'time' } },
  accepted: {
    command: { kind: 'accepted', line: 'A1/1/3' },
    in: () => after(howell(), [{ kind: 'reported', line: 'A1/1/3', result: 'PASS', side: 'both' }]),
  },
  late: { command: { kind: 'late', line: 'A1/1/2' } },
};
