import { skipMitchell, straightMitchell } from './mitchell.ts';
import type { Movement } from './movement.ts';

/**
 * Builds a Bump (or displacement) Mitchell: the extra pair takes North-South of table 1 from the second round on; the
 * pair that it bumps sits out a round and takes North-South of the next table, and so on. Nobody sits out twice. The
 * last round of the Mitchell cannot be played (Bridge Central, "Displacement Mitchell").
 */
export function bumpMitchell(tables: number, rounds: number): Movement {
  const shape = { tables, rounds, half: false };
  const plain = tables % 2 === 0 ? skipMitchell(shape) : straightMitchell(shape);
  const extra = 2 * tables + 1;
  const eastWest = tables % 2 === 0 ? plain.moves?.slice(1) : [];
  return {
    ...plain,
    name: 'Bump Mitchell',
    moves: [
      'East-West go up one table and the boards down one',
      ...(eastWest ?? []),
      `pair ${extra} sits out the first round, then stays North-South at table 1`,
      'the pair that it bumps sits out a round and then stays North-South at the next table, and so on',
    ],
    tables: plain.tables.map((each, table) =>
      each.map((sitting, round) => {
        if (round <= table) return sitting;
        const [, ew = 0] = sitting.seats;
        return { ...sitting, seats: [table === 0 ? extra : table, ew] };
      }),
    ),
  };
}
