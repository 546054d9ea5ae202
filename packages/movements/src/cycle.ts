import { assert, defined } from '@overtrick/rules/assert';
import { countOf, type Movement, modulo, type Sitting } from './movement.ts';

/**
 * A movement given by its first rounds. After them everybody and every set of boards moves on by one in its circle, and
 * the rounds repeat; and so on. A circle of one stays.
 */
export interface Cycle {
  readonly rounds: number;
  /**
   * The lengths of the circles, in the order of the numbers: `[7, 1]` means that 1 to 7 move in a circle and 8 stays.
   */
  readonly circles: readonly number[];
  /** The circles of the sets of boards. */
  readonly setCircles: readonly number[];
  /** The first rounds: for each, table by table, the seats and the set of boards: `7-2:3`. */
  readonly first: readonly string[];
  /**
   * The rounds in which two pairs exchange North-South and East-West: a hexadecimal number for each table, whose bit r
   * stands for round r, counted from 0.
   */
  readonly switched?: string;
}

export function tablesOfCycle(cycle: Cycle): Movement['tables'] {
  const entrant = moverOf(cycle.circles);
  const set = moverOf(cycle.setCircles);
  const first = cycle.first.map((round) => round.split(' ').map(parseCell));
  const switched = cycle.switched?.split(' ').map((bits) => Number.parseInt(bits, 16));
  return countOf(first[0]?.length ?? 0, (table) =>
    countOf(cycle.rounds, (round): Sitting => {
      const steps = Math.floor(round / first.length);
      const cell = defined(first[round % first.length]?.[table], 'a full first round');
      const seats = cell.seats.map((number) => entrant(number, steps));
      const exchanged = Math.floor((switched?.[table] ?? 0) / 2 ** round) % 2 === 1;
      return { seats: exchanged ? seats.reverse() : seats, set: set(cell.set, steps) };
    }),
  );
}

/** Returns the moves of everybody, for the director to announce. */
export function movesOfCycle({ first, circles, switched }: Cycle, noun: string): string[] {
  if (first.length > 1) return [`the ${noun}s and the boards follow guide cards`];
  let before = 0;
  const going: string[] = [];
  const staying: number[] = [];
  for (const length of circles) {
    const [from, to] = [before + 1, before + length];
    if (length === 1) staying.push(from);
    else going.push(`${noun}s ${from} to ${to} follow the one lower, ${from} follows ${to}`);
    before = to;
  }
  return [
    ...going,
    ...(staying.length === 0 ? [] : [`${staying.join(', ')} ${staying.length === 1 ? 'stays' : 'stay'}`]),
    'each table gets the next higher set of boards',
    ...(switched === undefined ? [] : ['who sits North-South is on the guide cards']),
  ];
}

function parseCell(text: string): Sitting {
  const [, seats, set] = /^(\d+(?:-\d+)+):(\d+)$/.exec(text) ?? [];
  assert(seats !== undefined, `a cell of a cycle, such as 7-2:3, not ${text}`);
  return { seats: seats.split('-').map(Number), set: Number(set) };
}

/** Returns a function that finds the number that sits in a number's place some steps later. */
export function moverOf(circles: readonly number[]): (number: number, steps: number) => number {
  const places = circles.flatMap((length, i) => {
    const before = circles.slice(0, i).reduce((sum, each) => sum + each, 0);
    return countOf(length, (at) => ({ before, at, length }));
  });
  return (number, steps) => {
    const { before, at, length } = defined(places[number - 1], 'a number of a circle');
    return before + modulo(at + steps, length) + 1;
  };
}
