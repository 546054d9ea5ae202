import { canDrawRounds } from './ahead.ts';
import { isPerfectlyMatched } from './matching.ts';
import type { Meeting } from './roundRobin.ts';

/** True for two that may meet. */
export type MayMeet = (one: number, other: number) => boolean;
/** Returns the number of earlier meetings of two. */
export type Times = (one: number, other: number) => number;

/** Counts the meetings of any two. */
export function timesOf(met: readonly Meeting[]): Times {
  const times = new Map<string, number>();
  const key = (one: number, other: number): string => (one < other ? `${one} ${other}` : `${other} ${one}`);
  for (const [one, other] of met) times.set(key(one, other), (times.get(key(one, other)) ?? 0) + 1);
  return (one, other) => times.get(key(one, other)) ?? 0;
}

/** True if the rounds after these meetings can be drawn. */
export function isAhead(
  entrants: readonly number[],
  mayMeet: MayMeet,
  drawn: readonly Meeting[],
  rounds: number,
): boolean {
  const partner = new Map(drawn.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));
  return canDrawRounds(
    entrants.length,
    (i, j) => {
      const [one = 0, other = 0] = [entrants[i], entrants[j]];
      return partner.get(one) !== other && mayMeet(one, other);
    },
    rounds,
  );
}

/** True if all can meet somebody. */
export const isDrawable = (entrants: readonly number[], mayMeet: MayMeet): boolean =>
  isPerfectlyMatched(entrants.length, (i, j) => mayMeet(entrants[i] ?? 0, entrants[j] ?? 0));

/** The most whole draws that are tried before the first is taken. */
const MOST_DRAWS = 200;

/**
 * Pairs everybody, from the top; `undefined` if that is impossible, or if no draw that was tried is accepted.
 * @param accepts true for a whole draw that may be taken
 */
export function twosOf(
  ranked: readonly number[],
  times: Times,
  mayMeet: MayMeet,
  accepts: (meetings: readonly Meeting[]) => boolean = () => true,
): readonly Meeting[] | undefined {
  let tried = 0;
  const paired = (left: readonly number[], meetings: readonly Meeting[]): readonly Meeting[] | undefined => {
    if (!isDrawable(left, mayMeet)) return undefined;
    const [first, ...others] = left;
    if (first === undefined) {
      tried += 1;
      return accepts(meetings) ? meetings : undefined;
    }
    const opponents = others
      .filter((other) => mayMeet(first, other))
      .sort((one, other) => times(first, one) - times(first, other));
    for (const opponent of opponents) {
      const found = paired(
        others.filter((each) => each !== opponent),
        [...meetings, [first, opponent]],
      );
      if (found !== undefined || tried >= MOST_DRAWS) return found;
    }
    return undefined;
  };
  return paired(ranked, []);
}
