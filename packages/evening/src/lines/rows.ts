import { parseLine } from '../line.ts';
import type { BoardLineView, BoardView } from '../view.ts';
import { PARTNERS } from './meeting.ts';

/** A line of a contestant, on a visible board. */
export interface Row {
  readonly board: BoardView;
  readonly round: number;
  readonly line: BoardLineView;
  /** The contestant's place at the table: the first side, the second, or the third of three. */
  readonly at: 0 | 1 | 2;
}

/** Returns the contestants of a line; in an individual two partners are one. */
export const idsOf = ({ ns, ew, third }: BoardLineView): readonly string[] => [
  ns,
  ew,
  ...(third === undefined ? [] : [third]),
];

/** Returns the rows of a contestant, in the order of play. */
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
