import type { Contract } from '@overtrick/rules/auction/contract';
import type { Side } from '@overtrick/rules/cards/seat';
import type { Points } from '@overtrick/rules/scores/outcome';
import { trickPoints } from '@overtrick/rules/scores/score';

const GAME_AT = 100;

/** True if the trick points of the bid, with doubling and the side's points below the line, make a game. */
export const isGameFor = (
  side: Side,
  { level, strain, doubling = 0 }: Pick<Contract, 'level' | 'strain'> & Partial<Contract>,
  below: Points = {},
): boolean => (below[side] ?? 0) + trickPoints(level, strain, doubling) >= GAME_AT;
