import { impsOf } from '@overtrick/rules/imps';
import { type MatchBoard, type MatchForm, sum } from './match.ts';

/**
 * IMPs of each board, added (Law 78B). IMPs that the director gave to one team and took from the other count once, to
 * the team that has them; those that do not balance count for each team as they stand.
 */
export const imps: MatchForm<Readonly<Record<never, never>>> = {
  id: 'imps',
  name: 'IMPs',
  options: {},
  score: (boards) => ({
    home: sum(boards.map((board) => impsTo('home', board))),
    away: sum(boards.map((board) => impsTo('away', board))),
  }),
};

function impsTo(side: 'home' | 'away', board: MatchBoard): number {
  if ('swing' in board) return Math.max(0, impsOf(side === 'home' ? board.swing : -board.swing));
  return board.home === -board.away ? Math.max(0, board[side]) : board[side];
}

/** The difference of a match as each team has it: of opposite sign, unless the director gave something to both. */
export const marginsOf = (
  boards: readonly MatchBoard[],
): { readonly home: number; readonly away: number } => ({
  home: sum(boards.map((board) => ('swing' in board ? impsOf(board.swing) : board.home))),
  away: sum(boards.map((board) => ('swing' in board ? impsOf(-board.swing) : board.away))),
});
