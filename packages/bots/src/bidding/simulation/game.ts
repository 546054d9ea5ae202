import type { Contract } from '@overtrick/rules/auction/contract';
import type { Side } from '@overtrick/rules/cards/seat';
import type { GameGoal } from '@overtrick/rules/game';
import type { Points } from '@overtrick/rules/scores/outcome';
import { trickPoints } from '@overtrick/rules/scores/score';

/** The points that make a game of contract bridge. */
const CONTRACT: GameGoal = {
  at: 100,
  points: ({ level, strain, doubling }) => trickPoints(level, strain, doubling),
};

/** True if the trick points of the bid, with doubling and the side's points below the line, make a game. */
export const isGameFor = (
  side: Side,
  { level, strain, doubling = 0 }: Pick<Contract, 'level' | 'strain'> & Partial<Contract>,
  below: Points = {},
  goal: GameGoal = CONTRACT,
): boolean => (below[side] ?? 0) + goal.points({ level, strain, doubling }) >= goal.at;
