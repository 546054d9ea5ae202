/** The standings that a Swiss is drawn from, for teams, pairs and players alike. */

import { totalsOf } from '@overtrick/duplicate/event/totals';
import { penaltiesOf } from '../lines/contestants.ts';
import { isRanked } from '../lines/final.ts';
import { dealtForIn } from '../plan/plan.ts';
import { isMatchSettled, matchesOf } from '../teams/matches.ts';
import { scoredMatches, standingsBy } from '../teams/standings.ts';
import type { Tournament } from '../tournament.ts';
import { isSettled } from '../view/lines.ts';
import { scoredOf } from '../view/scores.ts';
import { byesOf } from './byes.ts';
import { eventMeeting, isInMeetings, meetingsOf } from './meetings.ts';

/** A match that is not over. */
export interface OpenMatch {
  readonly section: string;
  readonly round: number;
  readonly home: string;
  readonly away: string;
}

/** Returns the drawn matches of a section that are not over. */
export function openMatches(tournament: Tournament, section: string): readonly OpenMatch[] {
  if (tournament.terms.form !== 'teams')
    return meetingsOf(tournament).filter(
      (meeting) => meeting.section === section && !meeting.lines.every((line) => isSettled(tournament, line)),
    );
  const carded = new Set(scoredMatches(tournament).flatMap(({ of, isOver }) => (isOver ? [of] : [])));
  return matchesOf(tournament).filter(
    (match) => match.section === section && !carded.has(match) && !isMatchSettled(tournament, match),
  );
}

interface Until {
  readonly section: string;
  /** The last round whose matches and byes count. */
  readonly until: number;
  /** An unfinished match that counts as level. */
  readonly level?: OpenMatch | undefined;
}

/** Returns the points of each contestant that a draw ranks by. */
export function pointsUntil(tournament: Tournament, now: Until): ReadonlyMap<string, number> {
  const { section, until, level } = now;
  if (tournament.terms.form !== 'teams') return pointsOfMeetings(tournament, now);
  const { rows } = standingsBy(tournament, {
    counts: (match) => match.section === section && (match.round <= until || match === level),
    isLevel: (match) => match === level,
    until,
  });
  return new Map(rows.map(({ team, points }) => [team, points]));
}

/** Returns victory points; without a victory scale, percentages or the points of the boards. */
function pointsOfMeetings(
  tournament: Tournament,
  { section, until, level }: Until,
): ReadonlyMap<string, number> {
  const scored = scoredOf(tournament);
  if (scored === undefined) return new Map();
  const counting = meetingsOf(tournament).filter(
    (meeting) =>
      meeting.section === section &&
      isRanked(tournament, meeting) &&
      (meeting.round <= until || meeting === level),
  );
  const places = new Set(counting.flatMap(({ lines }) => lines.map(({ line }) => line)));
  const half = (scored.scoring.scale?.total ?? 0) / 2;
  const dealtFor = dealtForIn(tournament.plans);
  const meetings = counting.map((meeting) => ({
    ...eventMeeting(meeting, dealtFor(meeting).session),
    ...(meeting === level && { points: { home: half, away: half } }),
  }));
  const totals = totalsOf({
    ...scored,
    event: {
      ...scored.event,
      ...(isInMeetings(tournament.terms) && { meetings }),
      adjustments: [...penaltiesOf(tournament), ...byesOf(tournament, until)],
    },
    travellers: scored.travellers.map((traveller) => ({
      ...traveller,
      lines: traveller.lines.filter(({ entry }) => places.has(entry.place ?? '')),
    })),
  });
  return new Map(totals.map(({ contestant, percentage, points }) => [contestant.id, percentage ?? points]));
}
