import type { Advice } from '@overtrick/movements/advice';
import { byNumber } from '@overtrick/movements/movement';
import type { KindPlan } from './begin.ts';

/**
 * Makes the plan of a recommended movement: pairs get its numbers in their order, and the half table's number has no
 * pair.
 */
export function planOfAdvice(
  { kind, movement, rounds, boardsPerRound }: Advice,
  ids: readonly string[],
): KindPlan {
  return { movement: kind.id, rounds, entrants: [...byNumber(movement, ids)], boardsPerRound };
}

/** Returns the ids for the given number of pairs. */
export const idsOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `c${i + 1}`);

/** The rounds of teams: as a movement plans them, or drawn one by one. */
export const ROUNDS = ['planned', 'swiss', 'knock-out'] as const;
export type Rounds = (typeof ROUNDS)[number];

/** Returns the usual number of drawn rounds: enough to find the best of the teams. */
export const usualRounds = (kind: Rounds, teams: number): number =>
  Math.ceil(Math.log2(Math.max(2, teams))) + (kind === 'swiss' ? 1 : 0);

/** Returns the most rounds of a Swiss in which nobody meets an opponent twice; with a bye in each, if they are odd. */
export const mostRounds = (teams: number): number => (teams % 2 === 0 ? teams - 1 : teams);

/** Makes the plan for rounds drawn one by one. */
export function planOfDraw(
  movement: Rounds,
  ids: readonly string[],
  boards: number,
  rounds: number,
): KindPlan {
  return { movement, rounds, entrants: [...ids], boardsPerRound: Math.max(2, Math.floor(boards / rounds)) };
}
