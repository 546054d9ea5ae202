import { roundTo } from '@overtrick/duplicate/event/rounding';
import { matchResultsOf } from '@overtrick/duplicate/teams/event';
import type { TeamsPublication } from '../publication.ts';
import { type Cell, makeCsv } from './cells.ts';
import {
  type CsvTable,
  lineRows,
  MATCH_HEADS,
  numbersOf,
  RESULT_HEADS,
  rankingRows,
  resultCells,
} from './write.ts';

/**
 * Writes an event of teams as comma-separated values: its `travellers` are the results of its matches, at both tables.
 */
export function writeCsvTeams(publication: TeamsPublication, table: CsvTable): string {
  const { event, teams } = publication;
  const rows = {
    ranking: () => rankingRows(teams.ranking, 2),
    travellers: () => resultRows(publication),
    lines: () => lineRows(event),
    matches: () => matchRows(publication),
  }[table];
  return makeCsv(rows());
}

function matchRows({ event, teams: { matches } }: TeamsPublication): Cell[][] {
  const numberOf = numbersOf(event);
  return [
    [...MATCH_HEADS],
    ...matches.map(({ session, round, match: { home, away, boards }, score, points }) => [
      ...[session, round, numberOf(home), numberOf(away), boards.length],
      ...[score.home, score.away, points.home, points.away].map((one) => roundTo(one, 2)),
    ]),
  ];
}

function resultRows({ event }: TeamsPublication): Cell[][] {
  const numberOf = numbersOf(event);
  const resultsOf = matchResultsOf(event);
  return [
    ['session', 'round', 'board', 'ns', 'ew', ...RESULT_HEADS],
    ...(event.matches ?? []).flatMap((match) =>
      resultsOf(match).flatMap(({ board, home, away }) =>
        [home, away].flatMap((entry) =>
          entry === undefined
            ? []
            : [
                [
                  ...[match.session, match.round, board, numberOf(entry.ns), numberOf(entry.ew)],
                  ...resultCells(entry),
                ],
              ],
        ),
      ),
    ),
  ];
}
