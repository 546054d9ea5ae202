/** Draws for tests: tournaments of teams with drawn rounds, and matches scored by their cards. */

import { undrawn } from '@overtrick/movements/draws/sittings';
import { assert, defined } from '@overtrick/rules/assert';
import type { Drawn, TournamentCommand } from '../entry.ts';
import { tournamentOf } from '../fold.ts';
import { makeSitting } from '../line.ts';
import { linesOfMatch, matchesOf } from '../teams/matches.ts';
import { rankedTeams } from '../teams/standings.ts';
import { openTournament } from '../terms/open.ts';
import { after } from '../testing/evening.ts';
import type { Tournament } from '../tournament.ts';
import { type DrawWish, drawProposal } from './proposal.ts';

export function opened(
  kind: 'swiss' | 'knockout',
  teams: number,
  rounds: number,
  boardsPerRound: number,
): Tournament {
  const log = openTournament({
    form: 'teams',
    game: 'bridge',
    method: 'imps',
    options: { scale: 'wbf' },
    movement: undrawn(kind, teams, rounds),
    draw: { kind, teams },
    boardsPerRound,
    at: 0,
  });
  assert(log.ok, kind);
  return tournamentOf(log.value);
}

export const drawn = (
  round: number,
  meetings: readonly (readonly [number, number])[],
  more: Partial<Drawn> = {},
): Drawn => ({
  kind: 'drawn',
  section: 'A',
  round,
  meetings: meetings.map(([home, away]) => [`c${home}`, `c${away}`]),
  ...more,
});

/** Builds the director's card of a match in which home wins by `margin` IMPs. */
export function carded(
  tournament: Tournament,
  home: number,
  away: number,
  margin: number,
): TournamentCommand {
  const match = defined(
    matchesOf(tournament).findLast((one) => one.home === `c${home}` && one.away === `c${away}`),
    `the match ${home}–${away}`,
  );
  const where = makeSitting(defined(linesOfMatch(match)[0], 'a line'));
  return { kind: 'carded', where, home: Math.max(0, margin), away: Math.max(0, -margin) };
}

export const played = (
  tournament: Tournament,
  scores: readonly (readonly [home: number, away: number, margin: number])[],
): Tournament =>
  after(
    tournament,
    scores.map((score) => carded(tournament, ...score)),
  );

export const totals = (tournament: Tournament): Readonly<Record<string, number>> =>
  Object.fromEntries(
    rankedTeams(tournament).map(({ contestant, points }) => [contestant.number, Number(points.toFixed(2))]),
  );

export const wish = (odd: DrawWish['odd'], basis: DrawWish['basis'] = 'all'): DrawWish => ({
  section: 'A',
  basis,
  odd,
  seed: 'fair',
});

export function proposed(tournament: Tournament, asked: DrawWish): Drawn {
  const proposal = drawProposal(tournament, asked);
  assert(proposal.ok, proposal.ok ? '' : `${proposal.code} ${proposal.why}`);
  return proposal.value.drawn;
}

export const shortOf = ({ meetings, byes, threeWay }: Drawn): string =>
  [
    ...meetings.map((names) => names.join('–')),
    ...(byes ?? []).map((team) => `${team} –`),
    ...(threeWay ? [threeWay.teams.join('–')] : []),
  ]
    .join(' ')
    .replaceAll('c', '');
