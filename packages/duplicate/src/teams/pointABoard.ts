import { boardImps, type MatchBoard, type MatchForm, type MatchScore, sum } from './match.ts';

interface Options {
  readonly win: 2 | 1;
  readonly margin: number;
}

/** Points for a better, equal or worse result on each board: 2, 1, 0 or 1, ½, 0. A swing below the margin is a draw. */
export const pointABoard: MatchForm<Options> = {
  id: 'bam',
  name: 'Board-a-match',
  options: {
    win: { kind: 'choice', default: 2, values: [2, 1], help: 'points for a board that is won' },
    margin: {
      kind: 'number',
      default: 10,
      min: 10,
      max: 100,
      help: 'the smallest difference that wins a board',
    },
  },
  score: (boards, { win, margin }) => boardPoints(boards, win, margin),
};

/** @param margin the smallest swing that wins a board */
export function boardPoints(boards: readonly MatchBoard[], win: number, margin: number): MatchScore {
  const home = sum(boards.map((board) => (win * (1 + outcomeOf(board, margin))) / 2));
  return { home, away: boards.length * win - home };
}

/** Returns 1, 0 or −1; for awards a fraction, in proportion to an average plus. */
function outcomeOf(board: MatchBoard, margin: number): number {
  if (!('swing' in board)) return Math.max(-1, Math.min(1, boardImps(board) / 15));
  return Math.abs(board.swing) < margin ? 0 : Math.sign(board.swing);
}
