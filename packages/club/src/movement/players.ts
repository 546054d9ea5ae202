import { defined } from '@overtrick/rules/assert';
import { tablesOfCycle } from './cycle.ts';
import { fieldOf } from './field.ts';
import { countOf, type Movement, playedOf } from './movement.ts';
import { INDIVIDUALS, THREES } from './playerCycles.ts';

/**
 * Each player for himself, with a new partner in each round: in all rounds everybody is everybody's partner once and
 * opponent twice. With one player more than the tables hold everybody sits out once.
 */
export const individual = (players: number, rounds: number): Movement =>
  shared({
    name: 'Individual',
    seating: 'individual',
    winners: 1,
    sharing: [],
    tables: shortened(
      tablesOfCycle(defined(INDIVIDUALS[players], 'an individual of so many players')),
      rounds,
    ),
  });

/** Three at a table, no two more often together than the players' number makes necessary; all tables play the same boards. */
export function threes(players: number, rounds: number): Movement {
  const cycle = THREES[players]?.find((each) => each.rounds >= rounds);
  const movement = shared({
    name: 'Threes',
    seating: 'threes',
    winners: 1,
    sharing: [],
    tables: shortened(tablesOfCycle(defined(cycle, 'threes of so many players')), rounds),
  });
  return { ...movement, meetings: mostMeetings(movement) };
}

/**
 * Three at a table with boards that move: the first seat stays, the others and the boards go each their own way, so that no
 * two meet twice and nobody plays a set twice. Each seat has its own winner. In the field of T elements, in round r: table t
 * has the first t, the second t + r, the third t + ar and the set t + br; all differ in every two rounds when 0, 1, a, b do.
 */
export function threesMitchell(tables: number, rounds: number): Movement {
  const { add, multiply } = fieldOf(tables);
  return {
    name: 'Mitchell in threes',
    seating: 'threes',
    winners: 3,
    sharing: [],
    tables: countOf(tables, (table) =>
      countOf(rounds, (round) => {
        const place = (way: number): number => add(table, multiply(way, round)) + 1;
        return { seats: [table + 1, tables + place(1), 2 * tables + place(2)], set: place(tables - 1) };
      }),
    ),
  };
}

const shortened = (tables: Movement['tables'], rounds: number): Movement['tables'] =>
  tables.map((each) => each.slice(0, rounds));

/** Says that all tables share boards, where they do. */
function shared(movement: Movement): Movement {
  const first = movement.tables.map(([sitting]) => sitting?.set);
  const same = movement.tables.length > 1 && new Set(first).size === 1;
  return same ? { ...movement, sharing: [movement.tables.map((_, table) => table)] } : movement;
}

function mostMeetings(movement: Movement): number {
  const met = new Map<string, number>();
  for (const { seats } of playedOf(movement)) {
    const [a = 0, b = 0, c = 0] = seats.toSorted((one, other) => one - other);
    for (const two of [`${a} ${b}`, `${a} ${c}`, `${b} ${c}`]) met.set(two, (met.get(two) ?? 0) + 1);
  }
  return Math.max(...met.values());
}
