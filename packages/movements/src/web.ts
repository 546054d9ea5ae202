import { countOf, type Movement, modulo, type Sitting } from './movement.ts';
import { sharingOf } from './sharing.ts';

/** Returns the rounds of a Web Mitchell: odd numbers, so that each half of the tables has a set for each table. */
export const webRounds = (tables: number): number[] =>
  countOf(tables, (i) => i).filter((rounds) => rounds % 2 === 1 && 2 * rounds >= tables);

/**
 * Builds a Web Mitchell (EBU Movement Manual, M13e), for an even number of tables and fewer rounds: in the second half
 * of the tables a second copy of the boards lies the other way round, and everybody plays all boards. With everything
 * from 0, table t has in round r the set t + r, or T − 2 − t − r in the second half, modulo the rounds.
 */
export function webMitchell(tables: number, rounds: number, half: boolean): Movement {
  const middle = tables / 2;
  const seated = countOf(tables, (table) =>
    countOf(rounds, (round): Sitting => {
      const set = table < middle ? table + round : tables - 2 - table - round;
      return {
        seats: [table + 1, tables + 1 + modulo(table - round, tables)],
        set: modulo(set, rounds) + 1,
      };
    }),
  );
  return {
    name: 'Web Mitchell',
    seating: 'pairs',
    winners: 2,
    moves: [
      'North-South stay, East-West go up one table',
      `one copy of the boards goes down through tables ${middle} to 1, the other through ${tables} to ${middle + 1}`,
    ],
    ...(half && { missing: tables }),
    tables: seated,
    sharing: sharingOf(seated, half ? tables : undefined),
  };
}
