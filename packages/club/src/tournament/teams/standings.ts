import { placesOf, type Ranked } from '../../ranking.ts';
import { type ScoredMatch, scoreMatch, standingsOf } from '../../teams/standings.ts';
import { contestantsOf } from '../toEvent.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import { madeOnce } from '../view/once.ts';
import { isSegmentSettled, matchesOf, scoredBoardsOf } from './matches.ts';
import { teamsScoringOf } from './scoring.ts';

const scoring = madeOnce(
  ({ terms }) => [terms],
  ({ terms }) => teamsScoringOf(terms),
);

/** The matches with a board that has been played at both tables, as far as `isTold`. */
export function scoredMatches(
  tournament: Tournament,
  isTold?: (line: TournamentLine) => boolean,
): readonly ScoredMatch[] {
  const scored = scoring(tournament);
  if (!scored.ok) return [];
  return matchesOf(tournament).flatMap((match) => {
    const boards = scoredBoardsOf(tournament, match, isTold);
    const { home, away } = match;
    return boards.length === 0 ? [] : [scoreMatch({ home, away, boards }, scored.value)];
  });
}

/** The teams as they stand, by all boards that count. */
export const rankedTeams = madeOnce(
  (tournament) => [tournament],
  (tournament): readonly Ranked[] => ranked(tournament, scoredMatches(tournament)),
);

/** The teams as they stand by the segments that are settled at both tables: all that players may be told. */
export const rankedTeamsTold = madeOnce(
  (tournament) => [tournament],
  (tournament): readonly Ranked[] =>
    ranked(
      tournament,
      scoredMatches(tournament, (line) => isSegmentSettled(tournament, line)),
    ),
);

function ranked(tournament: Tournament, matches: readonly ScoredMatch[]): readonly Ranked[] {
  const contestants = contestantsOf(tournament);
  const teams = contestants.filter(({ isUnranked }) => !isUnranked).map(({ id }) => id);
  const rows = standingsOf(teams, matches, startOf(tournament));
  const places = placesOf(rows.map(({ place }) => -place));
  return rows.flatMap((row, i): readonly Ranked[] => {
    const contestant = contestants.find(({ id }) => id === row.team);
    const boards = matches
      .filter(({ match }) => match.home === row.team || match.away === row.team)
      .reduce((sum, { match }) => sum + match.boards.length, 0);
    return contestant === undefined
      ? []
      : [
          {
            contestant,
            points: row.points,
            top: 0,
            boards,
            strats: {},
            ...(places[i] ?? { place: 0, tied: 0 }),
          },
        ];
  });
}

/** The points that teams begin with, and those that the director gave or took. */
function startOf({ contestants, penalties }: Tournament): ReadonlyMap<string, number> {
  const start = new Map<string, number>();
  const add = (team: string, points: number): void => void start.set(team, (start.get(team) ?? 0) + points);
  for (const { id, carried } of contestants.values()) if (carried) add(id, carried.points);
  for (const { contestant, amount, unit } of penalties) if (unit === 'points') add(contestant, amount);
  return start;
}
