import type { Advice } from '@overtrick/movements/advice';
import { byNumber } from '@overtrick/movements/movement';
import type { KindPlan } from './begin.ts';

/** The plan of a movement that was advised: pairs get its numbers in their order, and its half table nobody's. */
export function planOfAdvice(
  { kind, movement, rounds, boardsPerRound }: Advice,
  ids: readonly string[],
): KindPlan {
  return { movement: kind.id, rounds, entrants: [...byNumber(movement, ids)], boardsPerRound };
}

/** The ids under which so many pairs are entered. */
export const idsOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `c${i + 1}`);

/** The rounds of teams: as a movement plans them, or drawn one by one. */
export const ROUNDS = ['planned', 'swiss', 'knock-out'] as const;
export type Rounds = (typeof ROUNDS)[number];

/** The plan of rounds that are drawn one by one: as many as it takes to find the best of so many teams. */
export function planOfDraw(movement: string, ids: readonly string[], boards: number): KindPlan {
  const rounds = Math.ceil(Math.log2(ids.length)) + (movement === 'swiss' ? 1 : 0);
  return { movement, rounds, entrants: [...ids], boardsPerRound: Math.max(2, Math.floor(boards / rounds)) };
}
