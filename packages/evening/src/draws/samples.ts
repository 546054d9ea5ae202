import { tournamentOf } from '../fold.ts';
import { openTournament } from '../terms/open.ts';
import { movement } from '../testing/evening.ts';
import type { Samples } from '../testing/sample.ts';
import type { Tournament } from '../tournament.ts';
import type { Drawn } from './entries.ts';

const teams = (): Tournament => {
  const log = openTournament({
    form: 'teams',
    game: 'bridge',
    method: 'imps',
    movement: movement('team-round-robin', 4),
    boardsPerRound: 4,
    at: 0,
    draw: { kind: 'swiss', teams: 4 },
  });
  if (!log.ok) throw new Error(log.why);
  return tournamentOf(log.value);
};

/** Commands of this subject that can be given, for the suite of all subjects. */
export const SAMPLES: Samples<Drawn['kind']> = {
  drawn: {
    command: {
      ...{ kind: 'drawn', section: 'A', round: 1, seed: '1', basis: 'all' },
      meetings: [
        ['c1', 'c3'],
        ['c2', 'c4'],
      ],
    },
    in: teams,
  },
};
