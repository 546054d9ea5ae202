/** Movements whose rounds are drawn one by one. */

import { countOf, type Movement, PLACES, roundsOf, type Seating, type Sitting } from '../movement.ts';

/**
 * Builds rounds that are drawn one by one; nothing is played in them before the draw.
 * @param entrants teams, pairs or players
 */
export function undrawn(
  name: string,
  entrants: number,
  rounds: number,
  seating: Seating = 'teams',
): Movement {
  const each = seating === 'individual' ? 4 : 2;
  // a match of teams takes two tables
  const tables = Math.floor(entrants / each) * (seating === 'teams' ? 2 : 1);
  return {
    ...{ name, seating, winners: 1, sharing: [] },
    tables: countOf(tables, () => countOf(rounds, () => restOf(seating))),
  };
}

const restOf = (seating: Seating): Sitting => ({ seats: PLACES[seating].names.map(() => 0), set: 0 });

/** A table of a drawn round; table and round count from 1. */
export interface DrawnSitting extends Sitting {
  readonly table: number;
  readonly round: number;
}

/** Puts drawn tables into a movement; nothing is played elsewhere. All tables may share the boards. */
export function withSittings(movement: Movement, drawn: readonly DrawnSitting[]): Movement {
  const tables = Math.max(movement.tables.length, ...drawn.map(({ table }) => table));
  const sittings = new Map(
    drawn.map(({ table, round, seats, set }) => [`${round} ${table}`, { seats, set }] as const),
  );
  return {
    ...movement,
    sharing: [countOf(tables, (table) => table)],
    tables: countOf(tables, (table) =>
      countOf(
        roundsOf(movement),
        (round) => sittings.get(`${round + 1} ${table + 1}`) ?? restOf(movement.seating),
      ),
    ),
  };
}
