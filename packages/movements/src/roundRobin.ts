import { roundRobinDraw } from './draws/roundRobin.ts';
import { countOf, type Movement, type Sitting } from './movement.ts';

/**
 * Builds a round robin: everybody meets everybody, and all tables play the same boards in a round (a barometer). With
 * an odd number of pairs the last number is missing. The first round decides the directions, as everything else follows
 * in a circle.
 */
export function roundRobin(pairs: number, rounds: number): Movement {
  const even = pairs + (pairs % 2);
  const circle = even - 1;
  const signs = directionsOf(circle);
  const draw = roundRobinDraw(even);
  return {
    name: 'Round robin',
    seating: 'pairs',
    winners: 1,
    sharing: [countOf(even / 2, (table) => table)],
    ...(even !== pairs && { missing: even }),
    tables: countOf(even / 2, (table) =>
      countOf(rounds, (round): Sitting => {
        const seats = draw[round]?.meetings[table] ?? [];
        const [one = 0, other = 0] = seats.toSorted((a, b) => b - a);
        const north = one === even || signs[(one - 1 - round + circle) % circle] === 1;
        return { seats: north ? [one, other] : [other, one], set: round + 1 };
      }),
    ),
  };
}

/** The directions that were searched, by the places in the circle: one search serves all numbers of rounds. */
const DIRECTIONS = new Map<number, readonly number[]>();

function directionsOf(circle: number): readonly number[] {
  const known = DIRECTIONS.get(circle) ?? searchedDirections(circle);
  DIRECTIONS.set(circle, known);
  return known;
}

/**
 * Returns 1 (North-South) or −1 for each place in the circle: −1 for the opponent of the last number, opposite values
 * for opponents, and any two sit alike as often as not. Quadratic residues, the start, are perfect for a prime circle
 * of 4n − 1 (Paley); otherwise single places and twos are turned while that helps.
 */
function searchedDirections(circle: number): number[] {
  const half = (circle - 1) / 2;
  const squares = new Set(countOf(circle, (i) => (i * i) % circle));
  const signs = Array<number>(circle).fill(-1);
  for (let i = 1; i <= half; i++) signs[squares.has(i) || !squares.has(circle - i) ? i : circle - i] = 1;
  const turn = (i: number): void => {
    signs[i] = -(signs[i] ?? 0);
    signs[circle - i] = -(signs[circle - i] ?? 0);
  };
  const inequality = (): number =>
    countOf(half, (shift) => {
      const alike = signs.reduce((sum, sign, i) => sum + sign * (signs[(i + shift + 1) % circle] ?? 0), 0);
      return (alike + 1) ** 2;
    }).reduce((sum, each) => sum + each, 0);
  let least = inequality();
  const helps = (places: readonly number[]): boolean => {
    places.forEach(turn);
    const now = inequality();
    if (now >= least) places.forEach(turn);
    const better = now < least;
    least = Math.min(least, now);
    return better;
  };
  const choices = countOf(half, (i) => i + 1).flatMap((i) => [
    [i],
    ...countOf(half - i, (j) => [i, i + j + 1]),
  ]);
  while (least > 0 && choices.some(helps));
  return signs;
}
