import { carryForward, type Stage } from '../teams/carryForward.ts';
import type { Total } from './totals.ts';

type Score = Pick<Total, 'points' | 'top' | 'boards'>;

/**
 * Returns the points that a contestant carries into a final, on its scale and for its length: half of its share of the
 * qualifying stage (EBU White Book 3.8).
 * @param final the boards of the final, and the most points that they give
 */
export const carriedInto = ({ points, top, boards }: Score, final: Stage): number =>
  top === 0 || boards === 0 ? 0 : carryForward(points, { count: boards, most: top }, final);
