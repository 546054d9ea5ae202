/** Computes the points of a Swiss match against a wrong opponent. */

import { roundTo } from '@overtrick/duplicate/event/rounding';
import { mismatchPoints } from '@overtrick/movements/draws/mismatch';
import { planAt } from '../plan/plan.ts';
import { type StandingMatch, scoredMatches, standingsBy } from '../teams/standings.ts';
import type { Tournament } from '../tournament.ts';

export interface WrongOpponent {
  readonly team: string;
  readonly match: StandingMatch;
  /** The team that the correct draw would have chosen. */
  readonly instead: string;
  /** True if the team itself caused the mistake. */
  readonly isOwnFault: boolean;
}

/** Returns the matches of a team in rounds of a Swiss that are over. */
export const swissMatchesOf = (tournament: Tournament, team: string): readonly StandingMatch[] =>
  scoredMatches(tournament).filter(
    ({ of, round, isOver, match }) =>
      isOver &&
      (match.home === team || match.away === team) &&
      planAt(tournament.plans, of.section, round)?.draw === 'swiss',
  );

/**
 * Proposes the points that a team gains or loses for a match against a wrong opponent: by the scores that both
 * opponents had at the draw, with the results as they are now.
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
