import type { MatchScore } from './match.ts';

/** A match of a knock-out with its score so far. */
export interface Fought {
  readonly match: { readonly home: string; readonly away: string };
  readonly round: number;
  readonly score: MatchScore;
  readonly isOver: boolean;
}

/** Returns the loser of a match; `undefined` if it is not over, or level. */
export const loserOf = ({ match, score, isOver }: Fought): string | undefined =>
  !isOver || score.home === score.away ? undefined : score.home < score.away ? match.home : match.away;

/**
 * Returns the places of teams in a knock-out: losers of the same round share a place, teams still in share the first.
 */
export function knockoutPlaces(
  teams: readonly string[],
  matches: readonly Fought[],
): ReadonlyMap<string, number> {
  const outIn = new Map<string, number>();
  for (const match of matches) {
    const loser = loserOf(match);
    if (loser !== undefined) outIn.set(loser, match.round);
  }
  const roundOf = (team: string): number => outIn.get(team) ?? Number.POSITIVE_INFINITY;
  return new Map(
    teams.map((team) => [team, 1 + teams.filter((other) => roundOf(other) > roundOf(team)).length]),
  );
}
