import type { MatchScore } from './match.ts';

/** A match of a knock-out as it stands. */
export interface Fought {
  readonly match: { readonly home: string; readonly away: string };
  readonly round: number;
  readonly score: MatchScore;
  readonly isOver: boolean;
}

/** The loser of a match; `undefined` where it is not over, or level. */
export const loserOf = ({ match, score, isOver }: Fought): string | undefined =>
  !isOver || score.home === score.away ? undefined : score.home < score.away ? match.home : match.away;

/** The places of teams in a knock-out: who is out in the same round shares a place, those still in share the first. */
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
