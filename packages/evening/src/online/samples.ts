import { tournamentOf } from '../fold.ts';
import { after, opened } from '../testing/evening.ts';
import type { Samples } from '../testing/sample.ts';
import type { Tournament } from '../tournament.ts';
import type { OnlineEntry } from './entries.ts';

const online = (): Tournament =>
  tournamentOf(opened({ kind: 'howell', pairs: 4, boardsPerRound: 2, policies: { medium: 'online' } }));
const seated = (): Tournament => after(online(), [{ kind: 'seated', where: 'A1/1', table: 'abc' }]);

/** Commands of this subject that can be given, for the suite of all subjects. */
export const SAMPLES: Samples<OnlineEntry['kind']> = {
  seated: { command: { kind: 'seated', where: 'A1/1', table: 'abc' }, in: online },
  shortened: { command: { kind: 'shortened', where: 'A1/1', boards: 1 } },
  awaited: {
    command: { kind: 'awaited', where: 'A1/1', persons: [{ contestant: 'c1', player: 2 }] },
    in: seated,
  },
  covered: { command: { kind: 'covered', where: 'A1/1' }, in: seated },
  scheduled: {
    command: { kind: 'scheduled', start: 1e12, boards: 6, minutesPerBoard: 7, zone: 'Europe/London' },
    in: () =>
      tournamentOf([
        {
          ...{ kind: 'opened', form: 'pairs', game: 'bridge', method: 'mp', at: 0, by: 0 },
          policies: { medium: 'online' },
        },
      ]),
  },
  continued: { command: { kind: 'continued', next: 'abc' } },
};
