import { defined } from '@overtrick/rules/assert';
import { type Cycle, tablesOfCycle } from './cycle.ts';
import { HOWELLS, THREE_QUARTER_HOWELLS } from './howellCycles.ts';
import type { Movement, Sitting } from './movement.ts';

/** Everybody meets everybody, one winner. In a half table the last number, who sits, is missing. */
export function howell(tables: number, half: boolean): Movement {
  const sharing = tables === 2 ? [[0, 1]] : tables === 3 ? [[0, 1, 2]] : [];
  const sittings =
    tables === 3 ? threeTables() : tablesOfCycle(defined(HOWELLS[tables], 'a Howell of so many tables'));
  return oneWinner('Howell', sittings, sharing, half);
}

/** Fewer rounds than a Howell: several sit, and not everybody meets everybody. */
export const threeQuarterHowell = (tables: number, rounds: number, half: boolean): Movement =>
  oneWinner(
    'Three-quarter Howell',
    tablesOfCycle(
      defined(
        THREE_QUARTER_HOWELLS[tables]?.find((cycle) => cycle.rounds === rounds),
        'a three-quarter Howell of so many tables and rounds',
      ),
    ),
    [],
    half,
  );

const oneWinner = (
  name: string,
  tables: Movement['tables'],
  sharing: Movement['sharing'],
  half: boolean,
): Movement => ({
  name,
  seating: 'pairs',
  winners: 1,
  sharing,
  ...(half && { missing: 2 * tables.length }),
  tables,
});

/** Four pairs in a circle and two who sit. */
const THREE_TABLES: Cycle = {
  rounds: 4,
  circles: [4, 1, 1],
  setCircles: [4],
  first: ['5-1:1 6-2:3 3-4:2'],
};

/** Who has not met in those four rounds. */
const LAST_ROUND = [
  [5, 6],
  [1, 3],
  [2, 4],
] as const;

/**
 * Six pairs cannot play five rounds with five sets unless tables share (there is no Room square of side 5). Here only in the
 * last round all three play one set; fewer is impossible, as rounds and sets both part the fifteen meetings into five threes,
 * and two such partings have a three in common.
 */
const threeTables = (): Movement['tables'] =>
  tablesOfCycle(THREE_TABLES).map((rounds, table): Sitting[] => [
    ...rounds,
    { seats: LAST_ROUND[table] ?? [], set: 5 },
  ]);
