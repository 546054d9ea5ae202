import type { ThreeSeat } from '@overtrick/duplicate/event/event';
import type { Ranked } from '@overtrick/duplicate/event/ranking';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import type { Side } from '@overtrick/rules/cards/seat';
import { makeTable } from './table.ts';

/** A contestant of a printed ranking. */
interface RankingRow {
  readonly pair: string;
  readonly direction?: Side;
  /** The seat, if three are at a table and each seat has a ranking. */
  readonly seat?: ThreeSeat;
  readonly total: number;
  readonly percentage?: number;
  /** The points a board, where the ranking goes by them. */
  readonly average?: number;
  readonly place: number;
  readonly boards: number;
  readonly masterpoints?: number;
  /** The places in the contestant's strats. */
  readonly strats?: Ranked['strats'];
  readonly names?: readonly string[];
}

/** The masterpoints by the contestants' ids. */
type Awards = ReadonlyMap<string, number>;

/** @param decimals those of the method's points */
export const rankingRows = (ranking: readonly Ranked[], decimals: number, awards?: Awards): RankingRow[] =>
  ranking.map(({ contestant, points, percentage, average, place, boards, strats }) => ({
    pair: contestant.number,
    ...(contestant.direction && { direction: contestant.direction }),
    ...(contestant.seat && { seat: contestant.seat }),
    total: roundTo(points, decimals),
    ...(percentage !== undefined && { percentage: roundTo(percentage, 2) }),
    ...(average !== undefined && { average: roundTo(average, 4) }),
    place,
    boards,
    ...(awards && { masterpoints: awards.get(contestant.id) ?? 0 }),
    ...(Object.keys(strats).length > 0 && { strats }),
    ...(contestant.players && { names: contestant.players.map(({ name }) => name) }),
  }));

export function rankingTable(ranking: readonly Ranked[], decimals: number, awards?: Awards): string {
  const rows = rankingRows(ranking, decimals, awards);
  return makeTable(
    ['Place', 'Pair', 'Direction', 'Total', '%', 'Boards', 'Masterpoints', 'Names'],
    rows.map(
      (
        { pair, seat = '', direction = seat, total, percentage, place, boards, masterpoints, names = [] },
        i,
      ) => [
        `${place}${(ranking[i]?.tied ?? 0) > 0 ? '=' : ''}`,
        pair,
        direction,
        String(roundTo(total, 2)),
        percentage === undefined ? '' : percentage.toFixed(2),
        String(boards),
        masterpoints ? String(masterpoints) : '',
        names.join(' – '),
      ],
    ),
  );
}
