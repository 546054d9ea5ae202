import { continuousScale } from '../victoryPoints/wbf.ts';
import { boardImps, type MatchForm, sum } from './match.ts';
import { boardPoints } from './pointABoard.ts';

interface Options {
  readonly boards: number;
  readonly imps: number;
}

/**
 * One part of the points for boards won, and one part for IMPs, by the WBF's continuous scale (as in the Pachabo and
 * Reykjavík events).
 */
export const hybrid: MatchForm<Options> = {
  id: 'hybrid',
  name: 'Hybrid',
  options: {
    boards: { kind: 'number', default: 10, min: 1, max: 100, help: 'points for the boards won' },
    imps: { kind: 'number', default: 10, min: 1, max: 100, help: 'points for the IMPs' },
  },
  score(boards, options) {
    if (boards.length === 0) return { home: 0, away: 0 };
    const won = boardPoints(boards, 1, 10).home / boards.length;
    const imps = Math.round(sum(boards.map(boardImps)));
    const winner = (continuousScale(boards.length)[Math.abs(imps)] ?? 20) / 20;
    const share = imps < 0 ? 1 - winner : winner;
    const home = won * options.boards + share * options.imps;
    return { home, away: options.boards + options.imps - home };
  },
};
