import { defined } from '@overtrick/rules/assert';
import { type Cycle, movesOfCycle, tablesOfCycle } from './cycle.ts';
import { HOWELLS, THREE_QUARTER_HOWELLS } from './howellCycles.ts';
import type { Movement, Sitting } from './movement.ts';

/** Builds a Howell: everybody meets everybody, one winner. With a half table the last number, who stays, is missing. */
export function howell(tables: number, half: boolean): Movement {
  if (tables === 3) return threeTables(half);
  const movement = oneWinner('Howell', defined(HOWELLS[tables], 'a Howell of so many tables'), half);
  return tables === 2 ? { ...movement, sharing: [[0, 1]] } : movement;
}

/** Builds a movement with fewer rounds than a Howell: several pairs stay, and not everybody meets everybody. */
export function threeQuarterHowell(tables: number, rounds: number, half: boolean): Movement {
  const cycle = THREE_QUARTER_HOWELLS[tables]?.find((each) => each.rounds === rounds);
  return oneWinner('Three-quarter Howell', defined(cycle, 'one of so many tables and rounds'), half);
}

function oneWinner(name: string, cycle: Cycle, half: boolean): Movement {
  const tables = tablesOfCycle(cycle);
  return {
    name,
    seating: 'pairs',
    winners: 1,
    sharing: [],
    moves: movesOfCycle(cycle, 'pair'),
    ...(half && { missing: 2 * tables.length }),
    tables,
  };
}

/** Four pairs in a circle and two that stay. */
const THREE_TABLES: Cycle = {
  rounds: 4,
  circles: [4, 1, 1],
  setCircles: [4],
  first: ['5-1:1 6-2:3 3-4:2'],
  switched: '3 0 0',
};

/** The pairs that have not met in those four rounds. */
const LAST_ROUND = [
  [5, 6],
  [1, 3],
  [2, 4],
] as const;

/**
 * Builds the Howell of six pairs. Five rounds with five sets are impossible unless tables share (there is no Room
 * square of side 5), so all three play one set in the last round. Fewer is impossible: rounds and sets both split the
 * fifteen meetings into five threes, and two such splits have a three in common.
 */
function threeTables(half: boolean): Movement {
  const movement = oneWinner('Howell', THREE_TABLES, half);
  return {
    ...movement,
    sharing: [[0, 1, 2]],
    moves: [...(movement.moves ?? []), 'in the last round the pairs meet who have not met'],
    tables: movement.tables.map((rounds, table): Sitting[] => [
      ...rounds,
      { seats: LAST_ROUND[table] ?? [], set: 5 },
    ]),
  };
}
