import { tournamentOf } from '../fold.ts';
import { openTournament } from '../terms/open.ts';
import { after, movement } from '../testing/evening.ts';
import type { Samples } from '../testing/sample.ts';
import type { Tournament } from '../tournament.ts';
import type { TeamEntry } from './entries.ts';

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
const drawnOnce = (): Tournament =>
  after(teams(), [
    {
      kind: 'drawn',
      section: 'A',
      round: 1,
      meetings: [
        ['c1', 'c2'],
        ['c3', 'c4'],
      ],
    },
  ]);

/** Commands of this subject that can be given, for the suite of all subjects. */
export const SAMPLES: Samples<TeamEntry['kind']> = {
  lined: { command: { kind: 'lined', contestant: 'c1', from: 1, ns: [1, 2], ew: [3, 4] }, in: teams },
  carded: { command: { kind: 'carded', where: 'A1/1', home: 20, away: 12 }, in: drawnOnce },
};
