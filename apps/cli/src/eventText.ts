import type { Ranked } from '@overtrick/club/ranking';
import { roundTo } from '@overtrick/club/rounding';
import type { Side } from '@overtrick/rules/seat';
import { makeTable } from './table.ts';

/** A contestant of a ranking as it is printed. */
interface RankingRow {
  readonly pair: string;
  readonly direction?: Side;
  readonly total: number;
  readonly percentage?: number;
  readonly place: number;
  readonly boards: number;
  readonly names?: readonly string[];
}

/** @param decimals those of the method's points */
export const rankingRows = (ranking: readonly Ranked[], decimals: number): RankingRow[] =>
  ranking.map(({ contestant, points, percentage, place, boards }) => ({
    pair: contestant.number,
    ...(contestant.direction && { direction: contestant.direction }),
    total: roundTo(points, decimals),
    ...(percentage !== undefined && { percentage: roundTo(percentage, 2) }),
    place,
    boards,
    ...(contestant.players && { names: contestant.players.map(({ name }) => name) }),
  }));

export function rankingTable(ranking: readonly Ranked[], decimals: number): string {
  const rows = rankingRows(ranking, decimals);
  return makeTable(
    ['Place', 'Pair', 'Direction', 'Total', '%', 'Boards', 'Names'],
    rows.map(({ pair, direction = '', total, percentage, place, boards, names = [] }, i) => [
      `${place}${(ranking[i]?.tied ?? 0) > 0 ? '=' : ''}`,
      pair,
      direction,
      String(roundTo(total, 2)),
      percentage === undefined ? '' : percentage.toFixed(2),
      String(boards),
      names.join(' – '),
    ]),
  );
}
