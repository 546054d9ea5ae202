/** The worth of a Swiss match that the draw should not have given. */

import { roundTo } from '@overtrick/duplicate/rounding';
import { mismatchPoints } from '@overtrick/movements/draws/mismatch';
import { planAt } from '../plan/plan.ts';
import { type StandingMatch, scoredMatches, standingsBy } from '../teams/standings.ts';
import type { Tournament } from '../tournament.ts';

export interface WrongOpponent {
  readonly team: string;
  readonly match: StandingMatch;
  /** The team that the right draw would have given. */
  readonly instead: string;
  /** Was the team itself the cause? */
  readonly isOwnFault: boolean;
}

/** The matches of a team in rounds of a Swiss that are over. */
export const swissMatchesOf = (tournament: Tournament, team: string): readonly StandingMatch[] =>
  scoredMatches(tournament).filter(
    ({ of, round, isOver, match }) =>
      isOver &&
      (match.home === team || match.away === team) &&
      planAt(tournament.plans, of.section, round)?.draw === 'swiss',
  );

/**
 * The points that a team gets, or loses, for a match against a wrong opponent, as a proposal to the director: by what
 * both opponents had when the round was drawn, as the results now stand.
 */
export function pointsForWrongOpponent(
  tournament: Tournament,
  { team, match: { of, round, match, points }, instead, isOwnFault }: WrongOpponent,
): number {
  const { rows } = standingsBy(tournament, {
    counts: (one) => one.section === of.section && one.round < round,
    until: round - 1,
  });
  const scoreOf = (id: string): number => rows.find((row) => row.team === id)?.points ?? 0;
  const [own, opponent] = match.home === team ? [points.home, match.away] : [points.away, match.home];
  const difference = scoreOf(opponent) - scoreOf(instead);
  return roundTo(mismatchPoints({ points: own, difference, isOwnFault }) - own, 2);
}
