import type { EventMatch } from '@overtrick/duplicate/event/event';
import { isRanked } from '../lines/final.ts';
import { dealtForIn } from '../plan/plan.ts';
import type { Terms, Tournament, TournamentLine } from '../tournament.ts';
import { madeOnce } from '../view/once.ts';

/** A match of pairs or players: what two sides play against each other in a round. */
export interface MeetingOfLines {
  readonly section: string;
  readonly round: number;
  /** The side that sits North-South at its first line: a pair, or two partners of an individual. */
  readonly home: string;
  readonly away: string;
  readonly lines: readonly TournamentLine[];
}

/** True if pairs or players are ranked by the victory points of their matches. */
export const isInMeetings = ({ form, options }: Pick<Terms, 'form' | 'options'>): boolean =>
  (form === 'pairs' || form === 'individual') && options?.scale !== undefined;

/** The matches of a tournament of pairs or players, in the order of the plan. */
export const meetingsOf = madeOnce(
  ({ lines }) => [lines],
  ({ lines }): readonly MeetingOfLines[] => {
    const planned = [...lines.values()].filter(({ isVoid }) => !isVoid);
    const meetings = Map.groupBy(planned, ({ section, round, ns, ew }) =>
      JSON.stringify([section, round, ...[ns, ew].toSorted()]),
    );
    return [...meetings.values()].map((ofMeeting) => {
      const { section = '', round = 1, ns: home = '', ew: away = '' } = ofMeeting[0] ?? {};
      return { section, round, home, away, lines: ofMeeting };
    });
  },
);

/** Returns the meetings of an event that is ranked by victory points; `undefined` for others. */
export function meetingsOfEvent(tournament: Tournament): readonly EventMatch[] | undefined {
  if (!isInMeetings(tournament.terms)) return undefined;
  const dealtFor = dealtForIn(tournament.plans);
  return meetingsOf(tournament)
    .filter((meeting) => isRanked(tournament, meeting))
    .map((meeting) => eventMeeting(meeting, dealtFor(meeting).session));
}

/** Builds the meeting of an event. */
export const eventMeeting = (
  { round, home, away, lines }: MeetingOfLines,
  session: string | undefined,
): EventMatch => ({
  ...{ home, away, round },
  ...(session !== undefined && { session }),
  boards: lines.map(({ board }) => board),
});
