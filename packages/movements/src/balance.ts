import { entrantsOf, type Movement, PLACES, playedOf } from './movement.ts';

/** The equality of competition between entrants: the nearer the deviation is to 0, the fairer is one ranking. */
export interface Balance {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
}

/** The amount of competition between each two entrants. */
interface Competition {
  readonly entrants: readonly number[];
  readonly between: (one: number, other: number) => number;
}

/**
 * Computes how much each two entrants compete: the cost of one's good play to the other, counted in sets (competition
 * calculus: J. R. Manning, EBU Movement Manual, https://www.ebu.co.uk). For a set with n results: at different tables
 * +1 in the same seats and −1 in the opposite ones; at the same table n − 1 for opponents, −(n − 1) for partners. With
 * three at a table, each of the two others is half an opponent. A match of teams counts 1.
 */
export function competitionOf(movement: Movement): Competition {
  const entrants = entrantsOf(movement);
  const indices = new Map(entrants.map((entrant, index) => [entrant, index]));
  const indexOf = (entrant: number): number => indices.get(entrant) ?? 0;
  const sum = new Float64Array(entrants.length ** 2);
  const add: Add = (one, other, amount) => {
    const at = one * entrants.length + other;
    sum[at] = (sum[at] ?? 0) + amount;
  };
  const count = movement.seating === 'teams' ? addMatches : addResults(movement);
  for (const results of Map.groupBy(playedOf(movement), ({ set }) => set).values()) {
    count(
      results.map(({ seats }) => seats.map(indexOf)),
      add,
    );
  }
  const from = (one: number, other: number): number =>
    sum[indexOf(one) * entrants.length + indexOf(other)] ?? 0;
  return { entrants, between: (one, other) => from(one, other) + from(other, one) };
}

type Add = (one: number, other: number, amount: number) => void;

/** The indices of the entrants at each table. */
type Results = readonly (readonly number[])[];

const addResults =
  ({ seating }: Movement) =>
  (results: Results, add: Add): void => {
    const { sides } = PLACES[seating];
    const opposite = -1 / Math.max(...sides);
    const places = results.flatMap((seats, table) =>
      seats.map((entrant, place) => ({ entrant, side: sides[place], table })),
    );
    places.forEach((one, i) => {
      for (let j = i + 1; j < places.length; j++) {
        const other = places[j] ?? one;
        const weight = one.side === other.side ? 1 : opposite;
        add(one.entrant, other.entrant, one.table === other.table ? -weight * (results.length - 1) : weight);
      }
    });
  };

/** Adds matches: each is two results, one of a pair of each team and one of their other pairs. */
function addMatches(results: Results, add: Add): void {
  for (const [one = 0, other = 0] of results) add(one, other, 1 / 2);
}

/** Returns the balance of all pairs of entrants. */
export function balanceOf(movement: Movement): Balance {
  const { entrants, between } = competitionOf(movement);
  const values = entrants.flatMap((one, i) => entrants.slice(i + 1).map((other) => between(one, other)));
  if (values.length === 0) return { mean: 0, sd: 0, min: 0, max: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, sd: Math.sqrt(variance), min: Math.min(...values), max: Math.max(...values) };
}
