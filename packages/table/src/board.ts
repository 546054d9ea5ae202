import type { AnnotatedBoard } from '@overtrick/protocol/board';
import { makeRecord } from '@overtrick/rules/record';
import { type Pages, recordOf, tablesAlong } from './ends.ts';
import { isBetweenDeals, isStopped, seatOf, type Table } from './table.ts';

/** Returns the deal with that number in a table's log, once it is over. */
export async function playedBoard(
  id: string,
  pages: Pages,
  deal: number,
): Promise<AnnotatedBoard | undefined> {
  for await (const table of tablesAlong(id, pages))
    if (table.deal === deal && isBetweenDeals(table) && !isStopped(table)) return boardOf(table);
  return undefined;
}

/** Lists the numbers of the steps that computer players made for everybody. */
export function playedOutIn(steps: Table['steps']): { playedOut?: number[] } {
  const playedOut = steps.flatMap(({ isPlayedOut }, i) => (isPlayedOut ? [i] : []));
  return playedOut.length === 0 ? {} : { playedOut };
}

function boardOf(table: Table): AnnotatedBoard {
  const { steps, players } = table;
  const numbered = <T>(values: readonly (T | undefined)[]): Record<string, T> =>
    Object.fromEntries(values.flatMap((value, i) => (value === undefined ? [] : [[i, value]])));
  return {
    record: makeRecord(recordOf(table)),
    match: table.match.id,
    players: Object.fromEntries(players.map(({ name }, chair) => [seatOf(table, chair), name])),
    meanings: numbered(
      steps.filter(({ action }) => action.kind === 'call').map(({ meaning }) => meaning?.text),
    ),
    reasons: numbered(steps.map(({ reason }) => reason)),
    ...playedOutIn(steps),
  };
}
