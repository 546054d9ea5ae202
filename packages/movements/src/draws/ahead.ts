import { countOf } from '../movement.ts';
import { isPerfectlyMatched } from './matching.ts';

/** A square table of those who may still meet, by position; it is equal on both sides of its diagonal. */
type Pairable = readonly (readonly boolean[])[];

/** The most steps of a search; a field that needs more counts as drawable, since most are. */
const MOST_STEPS = 20_000;

/**
 * True if as many rounds can be drawn in which everybody meets somebody and no two meet twice.
 * @param count the entrants, an even number
 * @param mayMeet true for two positions from 0 that may meet
 */
export function canDrawRounds(
  count: number,
  mayMeet: (one: number, other: number) => boolean,
  rounds: number,
): boolean {
  const free = countOf(count, (one) => countOf(count, (other) => one !== other && mayMeet(one, other)));
  return searched(free, rounds, { left: MOST_STEPS });
}

/** @param steps counts down; the search gives up at 0 */
function searched(free: Pairable, rounds: number, steps: { left: number }): boolean {
  const count = free.length;
  if (rounds <= 0 || count === 0) return true;
  // whoever may meet half of the others can always be paired (Dirac), and each round takes one opponent away
  const least = Math.min(...free.map((row) => row.filter(Boolean).length));
  if (least >= count / 2 + rounds - 1) return true;
  if (least < rounds || !isPerfectlyMatched(count, (one, other) => free[one]?.[other] === true)) return false;
  if (rounds === 1) return true;
  const partner = Array<number>(count).fill(-1);
  const paired = (): boolean => {
    steps.left -= 1;
    if (steps.left <= 0) return true;
    const one = partner.indexOf(-1);
    if (one < 0)
      return searched(
        free.map((row, i) => row.map((isFree, j) => isFree && partner[i] !== j)),
        rounds - 1,
        steps,
      );
    for (let other = one + 1; other < count; other++) {
      if (partner[other] !== -1 || free[one]?.[other] !== true) continue;
      partner[one] = other;
      partner[other] = one;
      if (paired()) return true;
      partner[one] = -1;
      partner[other] = -1;
    }
    return false;
  };
  return paired();
}
