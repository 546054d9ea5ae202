import { type MatchForm, sum } from './match.ts';
import { boardPoints } from './pointABoard.ts';

interface Options {
  readonly aggregate: number;
  readonly steps: number;
}

/**
 * Board-a-match, and the same number of points again for the total of the match: these depend on the difference of all
 * scores divided by the turnover, in equal steps. Clubs have tables of their own for this quotient; none of them is
 * used here.
 */
export const patton: MatchForm<Options> = {
  id: 'patton',
  name: 'Patton',
  options: {
    aggregate: {
      kind: 'number',
      default: 2,
      min: 1,
      max: 10,
      help: "the aggregate's points, for each board of the match",
    },
    steps: {
      kind: 'number',
      default: 1,
      min: 1,
      max: 10,
      help: 'the number of steps into which each of their points is divided',
    },
  },
  score(boards, { aggregate, steps }) {
    const points = boardPoints(boards, 2, 10);
    const played = boards.flatMap((board) => ('swing' in board ? [board] : []));
    const swing = sum(played.map((board) => board.swing));
    const turnover = sum(played.map((board) => board.turnover));
    const all = aggregate * boards.length;
    const quotient = turnover === 0 ? 0 : swing / turnover;
    // what is shared in steps is shared alike from either side
    const half = Math.sign(quotient) * (Math.round((Math.abs(quotient) * all * steps) / 2) / steps);
    return { home: points.home + all / 2 + half, away: points.away + all / 2 - half };
  },
};
