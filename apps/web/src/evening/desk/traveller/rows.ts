import type { GridCell, TournamentView } from '@overtrick/evening/view';

/** A line of a traveller at the desk. */
export interface TravellerRow {
  /** `A3` */
  readonly place: string;
  readonly round: number;
  readonly cell: GridCell;
}

/** Returns the lines of a board at all tables, in the order of the room; boards that are void are left out. */
export const rowsOf = (view: TournamentView, board: number): readonly TravellerRow[] =>
  (view.desk?.grid ?? []).flatMap(({ place, rounds }) =>
    rounds.flatMap((cells, i) =>
      cells
        .filter((cell) => cell.board === board && cell.state !== 'void')
        .map((cell) => ({ place, round: i + 1, cell })),
    ),
  );

/** Lists the boards of the evening in ascending order. */
export const boardsOf = (view: TournamentView): readonly number[] => [
  ...new Set(
    (view.desk?.grid ?? [])
      .flatMap(({ rounds }) => rounds.flat())
      .map(({ board }) => board)
      .sort((a, b) => a - b),
  ),
];

/** True for a line into which a result can be typed: nothing is reported there. */
export const isEmpty = ({ cell: { state } }: TravellerRow): boolean => state === 'due' || state === 'skipped';

/**
 * Puts the blanks into a result that is typed without them: `4sn+1` is `4S N +1`, `3ntxe-2` is `3NTX E -2`, and `p` is
 * `PASS`. Any other text is returned as it is.
 */
export function spaced(typed: string): string {
  const text = typed.trim();
  if (/^(p|po|pass)$/i.test(text)) return 'PASS';
  const [, contract, declarer, tricks] =
    /^([1-7](?:nt|[nshdc])x{0,2})([nsew])(=|[+\-−]\d{1,2}|\d{1,2})$/i.exec(text) ?? [];
  return contract === undefined ? text : `${contract} ${declarer} ${tricks}`.toUpperCase();
}
