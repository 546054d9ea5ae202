import type { SidePoints } from '@overtrick/duplicate/traveller/traveller';
import { sideOf } from '../lines/meeting.ts';
import { isSegmentSettled } from '../teams/matches.ts';
import { sitsAt } from '../teams/seats.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import type { CardRow, CardView } from '../view.ts';
import { indexOf, lineViewOf } from './lines.ts';
import { scoreOfLine } from './scores.ts';
import { isOver, sightOf } from './sight.ts';
import { type Standpoint, seesAll } from './standpoint.ts';

/** Returns the card of a contestant: its boards in the order of play, with the points that the standpoint may know. */
export function cardOf(tournament: Tournament, contestant: string, standpoint: Standpoint): CardView {
  // in teams the other table is visible once the segment is settled at both
  const isTold = (line: TournamentLine): boolean =>
    seesAll(standpoint) || sitsAt(tournament, standpoint, line) || isSegmentSettled(tournament, line);
  const lines = (indexOf(tournament).byContestant.get(contestant) ?? []).filter(
    (line) => !line.isVoid && (tournament.terms.form !== 'teams' || isTold(line)),
  );
  const rows = lines
    .toSorted((a, b) => a.round - b.round || a.board - b.board)
    .map((line) => rowOf(tournament, contestant, standpoint, line));
  const known = rows.filter((row) => row.points !== undefined);
  const points = known.reduce((sum, row) => sum + (row.points ?? 0), 0);
  const top = known.reduce((sum, row) => sum + (row.top ?? 0), 0);
  return {
    contestant,
    rows,
    ...(known.length > 0 && {
      total: { points, boards: known.length, ...(top > 0 && { percentage: (100 * points) / top }) },
    }),
  };
}

function rowOf(
  tournament: Tournament,
  contestant: string,
  standpoint: Standpoint,
  line: TournamentLine,
): CardRow {
  const side = sideOf(line, contestant) ?? 'EW';
  const { state, result, score } = lineViewOf(tournament, line);
  const points = pointsOf(tournament, standpoint, line, side);
  return {
    line: line.line,
    round: line.round,
    board: line.board,
    side,
    opponent: side === 'NS' ? line.ew : line.ns,
    ...(line.seats && { seats: line.seats }),
    state,
    ...(result !== undefined && { result }),
    ...(score !== undefined && { score: side === 'NS' || score === 0 ? score : -score }),
    ...(points && { points: points.points, ...(points.top > 0 && { top: points.top }) }),
  };
}

function pointsOf(
  tournament: Tournament,
  standpoint: Standpoint,
  line: TournamentLine,
  side: 'NS' | 'EW',
): SidePoints | undefined {
  const isTold = seesAll(standpoint) || isOver(tournament) || tournament.terms.policies.percent === 'live';
  if (!isTold || !sightOf(tournament, standpoint, line.board).results) return undefined;
  return scoreOfLine(tournament, line.board, line.line)?.[side];
}
