import { parseLine } from '../line.ts';
import type { BoardLineView, BoardView } from '../view.ts';
import { PARTNERS } from './meeting.ts';

/** A line of a contestant's on a board that may be seen. */
export interface Row {
  readonly board: BoardView;
  readonly round: number;
  readonly line: BoardLineView;
  /** The place at the table of the contestant: the first side, the second, or of three the third. */
  readonly at: 0 | 1 | 2;
}

/** The contestants of a line; of an individual two partners are one. */
export const idsOf = ({ ns, ew, third }: BoardLineView): readonly string[] => [
  ns,
  ew,
  ...(third === undefined ? [] : [third]),
];

/** The rows of a contestant, in the order of play. */
export const rowsOf = (boards: Readonly<Record<number, BoardView>>, contestant: string): readonly Row[] =>
  Object.values(boards)
    .flatMap((board) =>
      board.lines.flatMap((line): readonly Row[] => {
        const at = idsOf(line).findIndex((id) => id.split(PARTNERS).includes(contestant));
        return at === 0 || at === 1 || at === 2
          ? [{ board, round: parseLine(line.line)?.round ?? 0, line, at }]
          : [];
      }),
    )
    .sort((a, b) => a.round - b.round || a.board.board - b.board.board);
