import { defined } from '@overtrick/rules/assert';
import { skipMitchell, straightMitchell } from './mitchell.ts';
import type { Movement, PlacedSitting, Sitting } from './movement.ts';
import { countOf, sittingsOf } from './movement.ts';

/** More rounds than any evening has; for any number of tables, this many are found at once. */
const MOST_ROUNDS = 20;

/**
 * Returns the most rounds of a rover movement: one fewer than the Mitchell if the number of tables is an odd multiple
 * of three, since tables, East-West and boards cannot then all differ (such a transversal of a cyclic square does not
 * exist).
 */
export const roverRounds = (tables: number): number =>
  Math.min(MOST_ROUNDS, tables % 6 === 3 || tables % 2 === 0 ? tables - 1 : tables);

/**
 * Builds a Mitchell with one extra pair, the last number: from the second round on it replaces a different North-South
 * pair in each round, which sits out. No table waits for half of the evening, as with a half table; no pair sits out
 * twice.
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

/**
 * Finds the rover's tables from the second round on: each a different table, with different East-West pairs and boards.
 */
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
