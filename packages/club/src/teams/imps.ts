import { impsOf } from '@overtrick/rules/imps';
import { type MatchForm, sum } from './match.ts';

/** IMPs of each board, added (Law 78B). What the director gave counts for each team as it stands. */
export const imps: MatchForm<Readonly<Record<never, never>>> = {
  id: 'imps',
  name: 'IMPs',
  options: {},
  score(boards) {
    const of = (sign: 1 | -1, side: 'home' | 'away') =>
      sum(
        boards.map((board) =>
          'swing' in board ? Math.max(0, sign * impsOf(board.swing)) : Math.max(0, board[side]),
        ),
      );
    const lost = (side: 'home' | 'away') =>
      sum(boards.map((board) => ('swing' in board ? 0 : Math.max(0, -board[side]))));
    return { home: of(1, 'home') - lost('home'), away: of(-1, 'away') - lost('away') };
  },
};
