import { impsOf } from '@overtrick/rules/imps';
import type { ScoredMatch } from '../../teams/standings.ts';
import { isSegmentSettled, type MatchOfTeams, matchesOf, scoredBoardsOf } from '../teams/matches.ts';
import { scoredMatches } from '../teams/standings.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import type { MatchBoardView, MatchView } from '../view.ts';
import { lineViewOf } from './lines.ts';
import { sightOf } from './sight.ts';
import type { Standpoint } from './standpoint.ts';

/**
 * The matches of teams as far as their segments are settled at both tables; the boards of a match where the standpoint
 * may see their results.
 */
export function matchesViewOf(
  tournament: Tournament,
  standpoint: Standpoint,
): readonly MatchView[] | undefined {
  if (tournament.terms.form !== 'teams') return undefined;
  const isTold = (line: TournamentLine): boolean => isSegmentSettled(tournament, line);
  const scored = new Map(scoredMatches(tournament, isTold).map((one) => [keyOf(one.match), one] as const));
  return matchesOf(tournament).map((match) =>
    matchView(tournament, standpoint, match, scored.get(keyOf(match))),
  );
}

const keyOf = ({ home, away }: { readonly home: string; readonly away: string }): string =>
  JSON.stringify([home, away]);

function matchView(
  tournament: Tournament,
  standpoint: Standpoint,
  match: MatchOfTeams,
  scored: ScoredMatch | undefined,
): MatchView {
  const { home, away, round, boards } = match;
  const isTold = (line: TournamentLine | undefined): line is TournamentLine =>
    line !== undefined &&
    isSegmentSettled(tournament, line) &&
    sightOf(tournament, standpoint, line.board).results;
  const rows = boards.flatMap((one): readonly MatchBoardView[] => {
    if (!isTold(one.home) || !isTold(one.away)) return [];
    const [compared] = scoredBoardsOf(tournament, { ...match, boards: [one] });
    const imps =
      compared === undefined
        ? undefined
        : 'swing' in compared
          ? impsOf(compared.swing)
          : (compared.home - compared.away) / 2;
    return [
      {
        board: one.board,
        home: resultOf(tournament, one.home),
        away: resultOf(tournament, one.away),
        ...(imps !== undefined && { imps }),
      },
    ];
  });
  return {
    home,
    away,
    round,
    isSettled: boards.every((one) => one.home && one.away && isSegmentSettled(tournament, one.home)),
    ...(scored && { score: scored.score, points: scored.points }),
    boards: rows,
  };
}

/** The result at a table, and North-South's score. */
function resultOf(tournament: Tournament, line: TournamentLine): MatchBoardView['home'] {
  const { result, score } = lineViewOf(tournament, line);
  return { ...(result !== undefined && { result }), ...(score !== undefined && { score }) };
}
