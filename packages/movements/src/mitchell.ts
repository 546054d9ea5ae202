import { balanceOf } from './balance.ts';
import { countOf, type Movement, modulo, roundsOf } from './movement.ts';

/**
 * Mitchells: North-South stay, East-West go up one table after each round, the boards down one. With everything from 0:
 * in round r table t has East-West t − r and the boards t + r, modulo the tables. With an even number of tables
 * East-West meet in the second half of the rounds the boards of the first again, unless
 *
 * - they skip a table after half of the rounds, and the last round is not played; or
 * - the first and the last table share boards (a relay), and a set rests on a bye-stand halfway.
 *
 * North-South are the numbers 1 to N, East-West N + 1 to 2N. In a half table the last North-South is missing.
 */
export interface MitchellShape {
  readonly tables: number;
  readonly rounds: number;
  readonly half: boolean;
}

/** Builds a Mitchell for an odd number of tables, or for half as many rounds as tables. */
export const straightMitchell = (shape: MitchellShape): Movement =>
  mitchell('Mitchell', shape, {
    shift: (round) => round,
    stand: (table) => table,
    moves: [],
  });

/** Builds a skip Mitchell for an even number of tables, with at most one round fewer than tables. */
export const skipMitchell = (shape: MitchellShape): Movement =>
  mitchell('Skip Mitchell', shape, {
    shift: (round) => (round < shape.tables / 2 ? round : round + 1),
    stand: (table) => table,
    moves:
      shape.rounds > shape.tables / 2 ? [`after round ${shape.tables / 2} East-West move up two tables`] : [],
  });

/** Builds a relay Mitchell for an even number of tables. If the last North-South is missing, no tables share boards. */
export const relayMitchell = (shape: MitchellShape): Movement => ({
  ...mitchell('Relay Mitchell', shape, {
    shift: (round) => round,
    stand: (table) => (table < shape.tables / 2 ? table : table + 1),
    moves: [
      ...(shape.half ? [] : [`tables 1 and ${shape.tables} share their boards`]),
      `between tables ${shape.tables / 2} and ${shape.tables / 2 + 1} the boards rest for a round`,
    ],
  }),
  sharing: shape.half ? [] : [[0, shape.tables - 1]],
});

interface Course {
  /** Returns the number of tables that East-West have gone up by this round. */
  readonly shift: (round: number) => number;
  /** Returns the place of the table in the circle of boards. */
  readonly stand: (table: number) => number;
  /** The other announcements. */
  readonly moves: readonly string[];
}

function mitchell(
  name: string,
  { tables, rounds, half }: MitchellShape,
  { shift, stand, moves }: Course,
): Movement {
  return {
    name,
    seating: 'pairs',
    winners: 2,
    sharing: [],
    moves: ['North-South stay, East-West move up one table and the boards move down one', ...moves],
    ...(half && { missing: tables }),
    tables: countOf(tables, (table) =>
      countOf(rounds, (round) => ({
        seats: [table + 1, tables + 1 + modulo(table - shift(round), tables)],
        set: modulo(stand(table) + round, tables) + 1,
      })),
    ),
  };
}

/** Turns a movement of two winners into one of one winner: the directions are exchanged in the last rounds. */
export function arrowSwitched(movement: Movement, switched: number): Movement {
  return {
    ...movement,
    name: `Arrow-switched ${movement.name}`,
    winners: 1,
    ...(switched > 0 && { moves: [...(movement.moves ?? []), lastRounds(switched)] }),
    tables: movement.tables.map((rounds) =>
      rounds.map((sitting, round) =>
        round < rounds.length - switched ? sitting : { ...sitting, seats: sitting.seats.toReversed() },
      ),
    ),
  };
}

const lastRounds = (count: number): string =>
  `in the last ${count === 1 ? 'round' : `${count} rounds`} North-South and East-West change places`;

/**
 * Returns the number of rounds to arrow-switch, at least `least`: with one more the competition would be less equal.
 * The result is about one in eight (J. R. Manning, after G. Rainsford, EBU).
 */
export function advisedSwitch(movement: Movement, least: number): number {
  const sdWith = (switched: number): number => balanceOf(arrowSwitched(movement, switched)).sd;
  let switched = least;
  let sd = sdWith(switched);
  while (switched < roundsOf(movement) / 2) {
    const next = sdWith(switched + 1);
    if (next >= sd) break;
    switched += 1;
    sd = next;
  }
  return switched;
}
