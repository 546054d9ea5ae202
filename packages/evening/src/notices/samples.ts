import { after, howell } from '../testing/evening.ts';
import type { Samples } from '../testing/sample.ts';
import type { Tournament } from '../tournament.ts';
import type { NoticeEntry } from './entries.ts';

const flagged = (): Tournament => after(howell(), [{ kind: 'flagged', place: 'A1', text: 'Director!' }]);
const lastOf = ({ version }: Tournament): number => version;

/** Commands of this subject that can be given, for the suite of all subjects. */
export const SAMPLES: Samples<NoticeEntry['kind']> = {
  flagged: { command: { kind: 'flagged', place: 'A1', text: 'Director!' } },
  attended: { command: { kind: 'attended', flag: lastOf(flagged()) }, in: flagged },
  unflagged: { command: { kind: 'unflagged', flag: lastOf(flagged()) }, in: flagged },
  announced: { command: { kind: 'announced', text: 'Coffee', to: 'all' } },
};
