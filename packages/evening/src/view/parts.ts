import type { BoardView, TournamentView } from '../view.ts';

/** Returns the parts of a view by name; each is sent as a whole: `head`, `ranking`, a board as `board/7`. */
export const partsOf = ({ boards, ...parts }: TournamentView): ReadonlyMap<string, unknown> =>
  new Map([
    ...Object.entries(parts).filter(([, part]) => part !== undefined),
    ...Object.values(boards).map((board): [string, unknown] => [`board/${board.board}`, board]),
  ]);

/** Replaces parts of a view; `null` removes one. Parts with unknown names are ignored. */
export function withParts(
  view: TournamentView | undefined,
  parts: Readonly<Record<string, unknown>>,
): TournamentView {
  const { boards, ...before } = view ?? { boards: {} };
  const entries = Object.entries(parts);
  const isBoard = ([name]: readonly [string, unknown]) => name.startsWith('board/');
  const named = Object.fromEntries(
    Object.entries({ ...before, ...Object.fromEntries(entries.filter((entry) => !isBoard(entry))) }).filter(
      ([, part]) => part !== null,
    ),
  );
  const numbered = new Map<string, BoardView>(Object.entries(boards));
  for (const [name, board] of entries.filter(isBoard)) {
    const number = name.slice('board/'.length);
    if (board === null) numbered.delete(number);
    else numbered.set(number, board as BoardView);
  }
  // the parts came over the wire as `partsOf` made them of a whole view
  return { ...named, boards: Object.fromEntries(numbered) } as unknown as TournamentView;
}
