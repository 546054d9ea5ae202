import { after, howell } from '../testing/evening.ts';
import type { Samples } from '../testing/sample.ts';
import type { Tournament } from '../tournament.ts';
import type { SessionEntry } from './entries.ts';

const ended = (): Tournament => after(howell(), [{ kind: 'ended' }]);

/** Commands of this subject that can be given, for the suite of all subjects. */
export const SAMPLES: Samples<SessionEntry['kind']> = {
  session: { command: { kind: 'session', name: 'Final', date: '2026-11-28' } },
  ended: { command: { kind: 'ended' } },
  published: { command: { kind: 'published' }, in: ended },
  reopened: { command: { kind: 'reopened', reason: 'a slip was found' }, in: ended },
};
