import type { Advice } from '@overtrick/club/movement/advice';
import type { Wanted } from './begin.ts';

/** The plan of a movement that was advised: pairs get its numbers in their order, and its half table nobody's. */
export function planOfAdvice(
  { kind, movement, rounds, boardsPerRound }: Advice,
  ids: readonly string[],
): NonNullable<Wanted['plan']> {
  const { missing } = movement;
  const entrants =
    missing === undefined ? [...ids] : [...ids.slice(0, missing - 1), null, ...ids.slice(missing - 1)];
  return { movement: kind.id, rounds, entrants, boardsPerRound };
}

/** The ids under which so many pairs are entered. */
export const idsOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `c${i + 1}`);

/** The plan of rounds that are drawn one by one: as many as it takes to find the best of so many teams. */
export function planOfDraw(
  movement: string,
  ids: readonly string[],
  boards: number,
): NonNullable<Wanted['plan']> {
  const rounds = Math.ceil(Math.log2(ids.length)) + (movement === 'swiss' ? 1 : 0);
  return { movement, rounds, entrants: [...ids], boardsPerRound: Math.max(2, Math.floor(boards / rounds)) };
}
