import type { ScoredMeeting } from '@overtrick/duplicate/event/meetings';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import type { ScoredMatch } from '@overtrick/duplicate/teams/standings';
import { makeTable } from './table.ts';

/** A printed match, with teams, pairs or partners by their numbers. */
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

/** Returns the matches of pairs or players, in an event that is ranked by victory points. */
export const meetingRows = (
  meetings: readonly ScoredMeeting[],
  numberOf: (id: string) => string,
): readonly MatchRow[] =>
  meetings.map(({ meeting, boards, score, points }) => ({
    home: numberOf(meeting.home),
    away: numberOf(meeting.away),
    ...{ boards, score, points },
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
