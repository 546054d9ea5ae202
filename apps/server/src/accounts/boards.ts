import type { BoardPlayed } from '@overtrick/protocol/account';
import { makeRecord } from '@overtrick/rules/record';
import type { Pages } from '@overtrick/table/ends';
import { dealEnds, recordOf } from '@overtrick/table/ends';
import { seatOf, type Table } from '@overtrick/table/table';
import type { OwnChair } from './account.ts';

/** Finds the deals of a table that were played to their end while the chair was this person's, the latest first. */
export async function boardsOf(
  { table: id, chair, proof }: OwnChair,
  pages: Pages,
): Promise<readonly BoardPlayed[]> {
  const boards: BoardPlayed[] = [];
  for await (const table of dealEnds(id, pages))
    if (table.players[chair]?.proof === proof) boards.unshift(playedBy(table, chair));
  return boards;
}

/** Returns the records of these deals, in their order, as `makeRecord` writes them. */
export async function recordsOf(
  { table: id, chair, proof }: OwnChair,
  pages: Pages,
): Promise<readonly string[]> {
  const records: string[] = [];
  for await (const table of dealEnds(id, pages))
    if (table.players[chair]?.proof === proof) records.push(makeRecord(recordOf(table)));
  return records;
}

function playedBy(table: Table, chair: number): BoardPlayed {
  const seat = seatOf(table, chair);
  const view = table.game.view(table.state, seat);
  const { points = {}, contract, tricks = 0 } = view.outcome ?? {};
  const party = table.game.partyOf(seat, view.terms);
  const others = Object.entries(points).filter(([name]) => name !== party);
  return {
    table: table.id,
    deal: table.deal,
    game: table.game.id,
    match: table.match.id,
    seat,
    ...(contract !== undefined && { contract, tricks }),
    points: points[party] ?? 0,
    against: Math.max(0, ...others.map(([, other]) => other)),
  };
}
