import { scoreMeetings } from '@overtrick/duplicate/event/meetings';
import type { MatchScore } from '@overtrick/duplicate/teams/match';
import { PARTNERS } from '../lines/meeting.ts';
import type { Tournament } from '../tournament.ts';
import { playedOut } from '../view/free.ts';
import { madeOnce } from '../view/once.ts';
import { scoredOf } from '../view/scores.ts';
import { sightOf } from '../view/sight.ts';
import { type Standpoint, seesAll } from '../view/standpoint.ts';
import { isInMeetings } from './meetings.ts';

/** A match of pairs or players that is ranked by victory points. */
export interface MeetingView {
  readonly round: number;
  /** The contestants of each side: a pair, or two partners of an individual. */
  readonly home: readonly string[];
  readonly away: readonly string[];
  /** IMPs, or percent of the matchpoints. */
  readonly score: MatchScore;
  readonly isPercent: boolean;
  /** The victory points. */
  readonly points: MatchScore;
}

/** The meetings with a score, each with its boards. */
const scored = madeOnce(
  (tournament) => [tournament],
  (tournament): readonly { readonly view: MeetingView; readonly boards: readonly number[] }[] => {
    const event = scoredOf(tournament);
    if (event === undefined) return [];
    const isPercent = event.scoring.method.top !== undefined;
    return scoreMeetings(event).map(({ meeting, score, points }) => ({
      boards: meeting.boards,
      view: {
        round: meeting.round,
        home: meeting.home.split(PARTNERS),
        away: meeting.away.split(PARTNERS),
        ...{ score, isPercent, points },
      },
    }));
  },
);

/**
 * Returns the meetings whose boards nobody will play any more and whose results the standpoint may see; `undefined` if
 * matches are not scored.
 */
export function meetingsViewOf(
  tournament: Tournament,
  standpoint: Standpoint,
): readonly MeetingView[] | undefined {
  if (!isInMeetings(tournament.terms)) return undefined;
  const free = playedOut(tournament);
  const isShown = (board: number): boolean =>
    seesAll(standpoint) || (free.has(board) && sightOf(tournament, standpoint, board).results);
  return scored(tournament).flatMap(({ boards, view }) => (boards.every(isShown) ? [view] : []));
}
