import { makeRecord } from '@overtrick/rules/record';
import type { Seat } from '@overtrick/rules/seat';
import type { Pages } from '@overtrick/table/ends';
import { recordOf, tablesAlong } from '@overtrick/table/ends';
import { isBetweenDeals, seatOf, type Table } from '@overtrick/table/table';

/** A deal that is over, as its page shows it (`GET /api/tables/:table/boards/:deal`). */
export interface BoardTold {
  /** As `makeRecord` writes it. */
  readonly record: string;
  /** The match form of which it was a deal. */
  readonly match: string;
  readonly players: { readonly [S in Seat]?: string };
  /** What calls mean, by their number from 0. */
  readonly meanings: Readonly<Record<number, string>>;
  /** Why the computer players did what they did, by number of the step from 0. */
  readonly reasons: Readonly<Record<number, string>>;
}

/** The deal of that number in a table's log, once it is over. */
export async function boardTold(id: string, pages: Pages, deal: number): Promise<BoardTold | undefined> {
  for await (const table of tablesAlong(id, pages))
    if (table.deal === deal && isBetweenDeals(table)) return toldOf(table);
  return undefined;
}

function toldOf(table: Table): BoardTold {
  const { steps, players } = table;
  const numbered = <T>(values: readonly (T | undefined)[]): Record<number, T> =>
    Object.fromEntries(values.flatMap((value, i) => (value === undefined ? [] : [[i, value]])));
  return {
    record: makeRecord(recordOf(table)),
    match: table.match.id,
    players: Object.fromEntries(players.map(({ name }, chair) => [seatOf(table, chair), name])),
    meanings: numbered(
      steps.filter(({ action }) => action.kind === 'call').map(({ meaning }) => meaning?.text),
    ),
    reasons: numbered(steps.map(({ reason }) => reason)),
  };
}
