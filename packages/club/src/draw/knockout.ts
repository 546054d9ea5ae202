import type { MatchScore } from '../teams/match.ts';

/**
 * The seeds in the order in which a bracket has them, so that the two highest meet in the last round: of eight 1 8 4 5
 * 2 7 3 6. Each two neighbours meet in the first round.
 * @param size a power of two
 */
export const bracketOf = (size: number): readonly number[] =>
  size <= 1 ? [1] : bracketOf(size / 2).flatMap((seed) => [seed, size + 1 - seed]);

/** The least power of two that holds so many. */
export const bracketSize = (teams: number): number => 2 ** Math.ceil(Math.log2(Math.max(2, teams)));

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
