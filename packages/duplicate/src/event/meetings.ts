import type { MatchScore } from '../teams/match.ts';
import type { ScoredLine } from '../traveller/traveller.ts';
import { victoryPoints } from '../victoryPoints/scale.ts';
import type { EventMatch } from './event.ts';
import { roundTo } from './rounding.ts';
import type { ScoredEvent } from './scored.ts';
import { type Sheet, sheetOf, sumOf } from './sheet.ts';

/** A match of pairs or players with its victory points. */
export interface ScoredMeeting {
  readonly meeting: EventMatch;
  /** The number of its boards with a score. */
  readonly boards: number;
  /** For each side: IMPs, or the percentage of the matchpoints. */
  readonly score: MatchScore;
  /** The victory points. */
  readonly points: MatchScore;
}

/** True if an event is ranked by the victory points of its meetings: by a scale, or all of them stated. */
export const isByMeetings = ({ event: { meetings }, scoring: { scale } }: ScoredEvent): boolean =>
  meetings !== undefined && (scale !== undefined || meetings.every(({ points }) => points !== undefined));

/**
 * Scores the meetings of an event by its victory scale, or as they are stated; empty without both. A meeting without a
 * score is left out.
 * In a meeting an award is measured by the side's other boards of the meeting (Law 12C2c).
 */
export function scoreMeetings(scored: ScoredEvent): readonly ScoredMeeting[] {
  const { event, scoring, travellers } = scored;
  const { scale } = scoring;
  if (event.meetings === undefined || !isByMeetings(scored)) return [];
  const known = new Map<string, ScoredLine[]>();
  for (const { traveller, lines } of travellers)
    for (const line of lines) {
      const key = keyOf(traveller.session, traveller.board, line.entry.ns, line.entry.ew);
      known.set(key, [...(known.get(key) ?? []), line]);
    }
  return event.meetings.flatMap((meeting): readonly ScoredMeeting[] => {
    const { home, away, session, boards, points } = meeting;
    const lines = boards.flatMap((board) => known.get(keyOf(session, board, home, away)) ?? []);
    const [own, other] = [home, away].map((id) =>
      sheetOf(lines.flatMap(({ entry, NS, EW }) => (entry.ns === id ? NS : EW) ?? [])),
    ) as [Sheet, Sheet];
    const count = own.boards + own.awards.length;
    if (count === 0 && points === undefined) return [];
    const isPercent = scoring.method.top !== undefined;
    const score = { home: scoreOf(own, isPercent), away: scoreOf(other, isPercent) };
    const converted = (one: number): number =>
      scale === undefined ? 0 : victoryPoints(scale, isPercent ? one - LEVEL : roundTo(one, 0), count)[0];
    return [
      {
        ...{ meeting, boards: count, score },
        points: points ?? { home: converted(score.home), away: converted(score.away) },
      },
    ];
  });
}

/** The percentage of a level match. */
const LEVEL = 50;

/** Returns the points of a sheet, or its percentage; without anybody to compare with it is level. */
function scoreOf(sheet: Sheet, isPercent: boolean): number {
  const { points, top } = sumOf(sheet);
  if (!isPercent) return points;
  return top > 0 ? (100 * points) / top : LEVEL;
}

/** Returns a key for two sides, in either direction, on a board. */
const keyOf = (session = '', board: number, one: string, other: string): string =>
  JSON.stringify([session, board, ...[one, other].sort()]);
