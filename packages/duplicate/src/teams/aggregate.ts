import { type MatchForm, sum } from './match.ts';

/** Total points: the sum of all scores. */
export const aggregate: MatchForm<Readonly<Record<never, never>>> = {
  id: 'aggregate',
  name: 'Aggregate',
  options: {},
  score(boards) {
    const swings = boards.flatMap((board) => ('swing' in board ? [board.swing] : []));
    return {
      home: sum(swings.map((swing) => Math.max(0, swing))),
      away: sum(swings.map((swing) => Math.max(0, -swing))),
    };
  },
};
