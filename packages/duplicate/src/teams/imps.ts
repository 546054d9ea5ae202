import { impsOf } from '@overtrick/rules/scores/imps';
import { type MatchBoard, type MatchForm, sum } from './match.ts';

/**
 * Adds the IMPs of each board (Law 78B). If the director gave one team IMPs and took the same from the other, they
 * count once, for the team that gained; if the two do not balance, they count for each team as they stand.
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

/** Returns the difference of a match for each team: opposite numbers, unless the director's awards do not balance. */
export const marginsOf = (
  boards: readonly MatchBoard[],
): { readonly home: number; readonly away: number } => ({
  home: sum(boards.map((board) => ('swing' in board ? impsOf(board.swing) : board.home))),
  away: sum(boards.map((board) => ('swing' in board ? impsOf(-board.swing) : board.away))),
});
