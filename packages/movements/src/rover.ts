import { defined } from '@overtrick/rules/assert';
import { skipMitchell, straightMitchell } from './mitchell.ts';
import type { Movement, PlacedSitting, Sitting } from './movement.ts';
import { countOf, sittingsOf } from './movement.ts';

/** More rounds than any evening has; so many are found at once for any number of tables. */
const MOST_ROUNDS = 20;

/**
 * The most rounds that a rover has: one fewer than the Mitchell where the tables are an odd multiple of
 * three, as there the tables, East-West and the boards cannot all be different (there is no such transversal
 * of a cyclic square).
 */
export const roverRounds = (tables: number): number =>
  Math.min(MOST_ROUNDS, tables % 6 === 3 || tables % 2 === 0 ? tables - 1 : tables);

/**
 * A Mitchell with a pair too many, the last number: from the second round on it takes the place of another
 * North-South pair in each round, who sits out. No table waits for half of the evening, as with a half table;
 * no pair sits out twice.
 */
export function roverMitchell(tables: number, rounds: number): Movement {
  const shape = { tables, rounds, half: false };
  const plain = tables % 2 === 0 ? skipMitchell(shape) : straightMitchell(shape);
  const rover = 2 * tables + 1;
  const places = defined(placesOf(plain, rounds), 'a place for the rover in each round');
  return {
    ...plain,
    name: 'Rover Mitchell',
    moves: [
      ...(plain.moves ?? []),
      `pair ${rover} sits out the first round, then plays North-South at tables ${places.join(', ')}, where pairs of these numbers sit out`,
    ],
    tables: plain.tables.map((each, table) =>
      each.map((sitting, round): Sitting => {
        const [, ew = 0] = sitting.seats;
        return places[round - 1] === table + 1 ? { ...sitting, seats: [rover, ew] } : sitting;
      }),
    ),
  };
}

/** The rover's tables, from the second round on: each another, with others East-West and other boards. */
function placesOf(plain: Movement, rounds: number): readonly number[] | undefined {
  const byRound = Map.groupBy(sittingsOf(plain), ({ round }) => round);
  const tables = plain.tables.length;
  const taken = new Set<string>();
  const marksOf = ({ table, set, seats }: PlacedSitting): string[] => [
    `table ${table}`,
    `set ${set}`,
    `pair ${seats[1]}`,
  ];
  const search = (round: number): number[] | undefined => {
    if (round === rounds) return [];
    const sittings = byRound.get(round) ?? [];
    // two tables further each time is right as it is, unless the tables are a multiple of two or three
    for (const table of countOf(tables, (i) => (2 * round + i) % tables)) {
      const marks = sittings.filter((sitting) => sitting.table === table).flatMap(marksOf);
      if (marks.some((mark) => taken.has(mark))) continue;
      for (const mark of marks) taken.add(mark);
      const later = search(round + 1);
      if (later !== undefined) return [table + 1, ...later];
      for (const mark of marks) taken.delete(mark);
    }
    return undefined;
  };
  return search(1);
}
