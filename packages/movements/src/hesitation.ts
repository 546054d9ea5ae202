import { advisedSwitch, arrowSwitched } from './mitchell.ts';
import { countOf, type Movement, modulo, type Sitting } from './movement.ts';

/**
 * Builds a Hesitation Mitchell of T tables and T + 1 rounds, one winner: pairs 1 to T − 1 sit North-South; the others
 * go up as East-West, then sit North-South at the last table, then East-West at table 1. Boards go down one. The last
 * rounds are arrow-switched, for more equal competition. With a half table, pair 1 is missing.
 */
export function hesitation(tables: number, half: boolean): Movement {
  const rounds = tables + 1;
  const plain: Movement = {
    name: 'Hesitation Mitchell',
    seating: 'pairs',
    winners: 1,
    sharing: tables % 2 === 1 || half ? [] : [[0, 1]],
    moves: [
      `pairs 1 to ${tables - 1} stay; the others move up one table as East-West, from East-West of table ${tables} ` +
        'to North-South there, and from there to East-West of table 1; the boards move down one',
      ...restsOf(tables, half),
    ],
    ...(half && { missing: 1 }),
    tables: countOf(tables, (table) =>
      countOf(rounds, (round): Sitting => {
        const mover = (place: number) => tables + modulo(place - round, rounds);
        const sitter = table === tables - 1 ? mover(tables) : table + 1;
        return { seats: [sitter, mover(table)], set: modulo(standOf(table + 1, tables) + round, rounds) + 1 };
      }),
    ),
  };
  return { ...arrowSwitched(plain, advisedSwitch(plain, 0)), name: plain.name };
}

/**
 * Describes where boards rest for a round: T + 1 sets are at T tables, or at T − 1 when two share. With a half table
 * nothing is played at table 1, so that it shares with no other.
 */
function restsOf(tables: number, isHalf: boolean): string[] {
  const half = Math.floor(tables / 2);
  const rests = tables % 2 === 1 ? [half] : [half, half + 1];
  const share = tables % 2 === 1 || isHalf ? [] : ['tables 1 and 2 share their boards'];
  return [
    ...share,
    ...rests.map((after) => `between tables ${after} and ${after + 1} the boards rest for a round`),
  ];
}

/**
 * Returns the place b(p) from 1, in the circle of T + 1 sets, where table p starts. Nobody plays a set twice if all
 * b(p) + p and b(T) differ modulo T + 1; no tables share if the b(p) differ. An odd T allows both, with a gap after the
 * first half; an even T does not (all up to 12 were tried): tables 1 and 2 share.
 */
function standOf(p: number, tables: number): number {
  const half = tables / 2;
  if (tables % 2 === 1) return p < half ? p : p + 1;
  if (p === 1) return 0;
  if (p <= half) return p - 2;
  return p === half + 1 ? half : p;
}
