import type { Form } from '@overtrick/evening/entry';
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

/** The rounds: as a movement plans them, or drawn one by one. */
export type Rounds = 'planned' | 'swiss' | 'knock-out';

/** Returns the kinds of rounds for a form and a number of entrants. */
export function roundsFor(form: Form, entrants: number): readonly Rounds[] {
  if (form === 'threes' || entrants < 3) return ['planned'];
  return form === 'teams' ? ['planned', 'swiss', 'knock-out'] : ['planned', 'swiss'];
}

/** Returns the usual number of drawn rounds: enough to find the best. */
export const usualRounds = (kind: Rounds, entrants: number): number =>
  Math.ceil(Math.log2(Math.max(2, entrants))) + (kind === 'swiss' ? 1 : 0);

/**
 * Returns the most rounds of a Swiss in which nobody meets an opponent twice, or in an individual a partner; with a bye
 * in each, if they are odd.
 */
export const mostRounds = (entrants: number): number => (entrants % 2 === 0 ? entrants - 1 : entrants);

/** Makes the plan for rounds drawn one by one. */
export function planOfDraw(
  movement: Rounds,
  ids: readonly string[],
  boards: number,
  rounds: number,
): KindPlan {
  return { movement, rounds, entrants: [...ids], boardsPerRound: Math.max(2, Math.floor(boards / rounds)) };
}
