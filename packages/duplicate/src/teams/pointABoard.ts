import { boardImps, type MatchBoard, type MatchForm, type MatchScore, sum } from './match.ts';

interface Options {
  readonly win: 2 | 1;
  readonly margin: number;
}

/** Better, equal or worse on each board: 2, 1, 0 or 1, ½, 0. With a margin a smaller swing is a draw. */
export const pointABoard: MatchForm<Options> = {
  id: 'bam',
  name: 'Board-a-match',
  options: {
    win: { kind: 'choice', default: 2, values: [2, 1], help: 'points for a board that is won' },
    margin: { kind: 'number', default: 10, min: 10, max: 100, help: 'the least swing that wins a board' },
  },
  score: (boards, { win, margin }) => boardPoints(boards, win, margin),
};

/** @param margin the least swing that wins a board */
export function boardPoints(boards: readonly MatchBoard[], win: number, margin: number): MatchScore {
  const home = sum(boards.map((board) => (win * (1 + outcomeOf(board, margin))) / 2));
  return { home, away: boards.length * win - home };
}

/** 1, 0 or −1; of awards the share of an average plus that they are. */
function outcomeOf(board: MatchBoard, margin: number): number {
  if (!('swing' in board)) return Math.max(-1, Math.min(1, boardImps(board) / 15));
  return Math.abs(board.swing) < margin ? 0 : Math.sign(board.swing);
}
