import { roundTo } from '@overtrick/duplicate/event/rounding';
import type { ScoredMatch } from '@overtrick/duplicate/teams/standings';
import { makeTable } from './table.ts';

/** A printed match, with teams by their numbers. */
export interface MatchRow {
  readonly home: string;
  readonly away: string;
  readonly boards: number;
  readonly score: ScoredMatch['score'];
  readonly points: ScoredMatch['points'];
}

export const matchRows = (
  matches: readonly ScoredMatch[],
  numberOf: (id: string) => string,
): readonly MatchRow[] =>
  matches.map(({ match, score, points }) => ({
    home: numberOf(match.home),
    away: numberOf(match.away),
    boards: match.boards.length,
    score,
    points,
  }));

export const matchTable = (rows: readonly MatchRow[]): string =>
  makeTable(
    ['Match', 'Boards', 'Score', 'Points'],
    rows.map(({ home, away, boards, score, points }) => [
      `${home}–${away}`,
      String(boards),
      `${roundTo(score.home, 2)}–${roundTo(score.away, 2)}`,
      `${roundTo(points.home, 2)}–${roundTo(points.away, 2)}`,
    ]),
  );
