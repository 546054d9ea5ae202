/**
 * Finds the first rounds of Howells and three-quarter Howells (src/howellCycles.ts) and prints them.
 *
 *     node packages/movements/scripts/findCycles.ts TABLES ROUNDS [TRIES]
 *
 * A depth-first search in random order finds a base: no two pairs meet twice, no pair plays a set twice, and no set is
 * at two tables in a round. Annealing then chooses who sits North-South at every table and round, to make the
 * competition as equal as possible. The best of the tries is printed; the same arguments print the same result.
 */
import { below, fraction, type Random, seededRandom, shuffled } from '@overtrick/rules/random';
import { balanceOf } from '../src/balance.ts';
import { type Cycle, moverOf, tablesOfCycle } from '../src/cycle.ts';

type Cell = readonly [ns: number, ew: number, set: number];

interface Shape {
  readonly tables: number;
  readonly rounds: number;
  /** The number of first rounds. */
  readonly first: number;
  readonly circles: readonly number[];
  readonly setCircles: readonly number[];
}

const MOST_NODES = 20_000;
const FLIPS = 40_000;
const SURE_FLIPS = 400_000;

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/**
 * Lists the shapes to try: one circle for everybody but the sitters, or two or more first rounds and shorter circles.
 */
function shapesOf(tables: number, rounds: number): Shape[] {
  const pairs = 2 * tables;
  return range(rounds - 1)
    .map((i) => i + 1)
    .filter((first) => rounds % first === 0)
    .map((first) => {
      const length = rounds / first;
      const moving = Math.min(first, Math.floor(pairs / length));
      const sitters = pairs - moving * length;
      return {
        tables,
        rounds,
        first,
        circles: [...range(moving).map(() => length), ...range(sitters).map(() => 1)],
        setCircles: range(first).map(() => length),
      };
    });
}

/** Searches for a base: `undefined` if none was found in time, `none` if there is none. */
function findBase(
  random: Random,
  shape: Shape,
  allowed: (cell: Cell) => boolean,
): Cell[][] | 'none' | undefined {
  const { tables, rounds, first } = shape;
  const pair = moverOf(shape.circles);
  const set = moverOf(shape.setCircles);
  const pairs = 2 * tables;
  const size = Math.max(pairs, rounds) + 1;
  const steps = rounds / first;
  const pairInRound = new Uint8Array(size * size);
  const setInRound = new Uint8Array(size * size);
  const pairWithSet = new Uint8Array(size * size);
  const met = new Uint8Array(size * size);
  const base: Cell[][] = range(first).map(() => []);
  let nodes = 0;

  const put = (start: number, [ns, ew, boards]: Cell): (() => void) | undefined => {
    const undo: (readonly [Uint8Array, number])[] = [];
    const take = (table: Uint8Array, at: number): boolean => {
      if (table[at] === 1) return false;
      table[at] = 1;
      undo.push([table, at]);
      return true;
    };
    const back = (): void => {
      for (const [table, at] of undo) table[at] = 0;
    };
    for (let step = 0; step < steps; step++) {
      const p = pair(ns, step);
      const q = pair(ew, step);
      const s = set(boards, step);
      const round = start * steps + step;
      const free =
        p !== q &&
        take(pairInRound, p * size + round) &&
        take(pairInRound, q * size + round) &&
        take(setInRound, s * size + round) &&
        take(pairWithSet, p * size + s) &&
        take(pairWithSet, q * size + s) &&
        take(met, Math.min(p, q) * size + Math.max(p, q));
      if (!free) {
        back();
        return undefined;
      }
    }
    return back;
  };

  const search = (): boolean => {
    if (++nodes > MOST_NODES) return false;
    const start = base.findIndex((cells) => cells.length < tables);
    if (start < 0) return true;
    const free = (p: number): boolean => pairInRound[p * size + start * steps] === 0;
    const p = range(pairs).find((i) => free(i + 1)) ?? 0;
    for (const q of shuffled(random, range(pairs))) {
      if (q === p || !free(q + 1)) continue;
      for (const s of shuffled(random, range(rounds))) {
        const cell: Cell = [p + 1, q + 1, s + 1];
        if (!allowed(cell)) continue;
        const undo = put(start, cell);
        if (undo === undefined) continue;
        base[start]?.push(cell);
        if (search()) return true;
        base[start]?.pop();
        undo();
        if (nodes > MOST_NODES) return false;
      }
    }
    return false;
  };
  if (search()) return base;
  return nodes > MOST_NODES ? undefined : 'none';
}

/**
 * Chooses the pairs that sit North-South at each table and round, by annealing; returns the bits of `Cycle.switched`.
 */
function switchesOf(
  random: Random,
  shape: Shape,
  base: readonly (readonly Cell[])[],
  flips: number,
): [number, number[]] {
  const { tables, rounds, first } = shape;
  const pair = moverOf(shape.circles);
  const set = moverOf(shape.setCircles);
  const pairs = 2 * tables;
  const mean = (rounds * (tables - 1)) / (pairs - 1);
  // by pair and set 1 for North-South, −1 for East-West; by pair and pair the competition
  const side = new Int8Array(pairs * rounds);
  const competition = new Float64Array(pairs * pairs);
  const cells = range(tables * rounds).map((i) => {
    const table = Math.floor(i / rounds);
    const round = i % rounds;
    const steps = Math.floor(round / first);
    const [ns, ew, boards] = base[round % first]?.[table] ?? [1, 1, 1];
    return { p: pair(ns, steps) - 1, q: pair(ew, steps) - 1, s: set(boards, steps) - 1, table, round };
  });
  for (const { p, q, s } of cells) {
    const sign = below(random, 2) * 2 - 1;
    side[p * rounds + s] = sign;
    side[q * rounds + s] = -sign;
    competition[p * pairs + q] = competition[q * pairs + p] = tables;
  }
  const at = (p: number, s: number): number => side[p * rounds + s] ?? 0;
  for (const p of range(pairs)) {
    for (const q of range(pairs)) {
      if (p === q) continue;
      const together = range(rounds).reduce((sum, s) => sum + at(p, s) * at(q, s), 0);
      competition[p * pairs + q] = (competition[p * pairs + q] ?? 0) + together;
    }
  }
  let energy = 0;
  for (const p of range(pairs)) {
    for (let q = 0; q < p; q++) energy += ((competition[p * pairs + q] ?? 0) - mean) ** 2;
  }
  let best = Number.POSITIVE_INFINITY;
  let bestSide = side.slice();
  for (let flip = 0; flip < flips; flip++) {
    const heat = 1.5 * tables * (1 - flip / flips) ** 2 + 0.05;
    const { p, q, s } = cells[below(random, cells.length)] ?? { p: 0, q: 0, s: 0 };
    const up = at(p, s);
    let change = 0;
    for (let x = 0; x < pairs; x++) {
      if (x === p || x === q) continue;
      const d = -2 * up * at(x, s);
      change += d * (2 * ((competition[p * pairs + x] ?? 0) - mean) + d);
      change -= d * (2 * ((competition[q * pairs + x] ?? 0) - mean) - d);
    }
    if (change > 0 && fraction(random) >= Math.exp(-change / heat / 4)) continue;
    for (let x = 0; x < pairs; x++) {
      if (x === p || x === q) continue;
      const d = -2 * up * at(x, s);
      for (const [pair, by] of [
        [p, d],
        [q, -d],
      ] as const) {
        competition[pair * pairs + x] = (competition[pair * pairs + x] ?? 0) + by;
        competition[x * pairs + pair] = competition[pair * pairs + x] ?? 0;
      }
    }
    side[p * rounds + s] = -up;
    side[q * rounds + s] = up;
    energy += change;
    if (energy < best - 1e-9) {
      best = energy;
      bestSide = side.slice();
    }
  }
  const bits = range(tables).map((table) =>
    cells
      .filter((cell) => cell.table === table && bestSide[cell.p * rounds + cell.s] === -1)
      .reduce((sum, cell) => sum + 2 ** cell.round, 0),
  );
  return [Math.sqrt(best / ((pairs * (pairs - 1)) / 2)), bits];
}

const cycleOf = (shape: Shape, base: readonly (readonly Cell[])[], bits?: readonly number[]): Cycle => ({
  rounds: shape.rounds,
  circles: shape.circles,
  setCircles: shape.setCircles,
  first: base.map((cells) => cells.map(([ns, ew, set]) => `${ns}-${ew}:${set}`).join(' ')),
  ...(bits !== undefined && { switched: bits.map((number) => number.toString(16)).join(' ') }),
});

/**
 * Finds a sequence of 1 and −1 that agrees with all its shifts as equally as possible; 1 means that a mover sits
 * North-South. With one sitter, all pairs of movers at the same distance then have the same competition.
 */
function sequenceOf(random: Random, length: number): Int8Array {
  const worth = (signs: Int8Array): number =>
    range(length - 1).reduce((sum, shift) => {
      const agreement = range(length).reduce(
        (total, i) => total + (signs[i] ?? 0) * (signs[(i + shift + 1) % length] ?? 0),
        0,
      );
      return sum + (agreement + 1) ** 2;
    }, 0);
  let best = new Int8Array(length);
  let least = Number.POSITIVE_INFINITY;
  for (let start = 0; start < 300 && least > 0; start++) {
    const signs = Int8Array.from(range(length), () => below(random, 2) * 2 - 1);
    let now = worth(signs);
    for (let flip = 0; flip < 40 * length; flip++) {
      const i = below(random, length);
      signs[i] = -(signs[i] ?? 0);
      const next = worth(signs);
      if (next <= now || fraction(random) < Math.exp((now - next) / (20 * (1 - flip / 40 / length))))
        now = next;
      else signs[i] = -(signs[i] ?? 0);
      if (now < least) {
        least = now;
        best = signs.slice();
      }
    }
  }
  return best;
}

/** Finds a Howell in which everybody but one follows the pair with the next lower number, directions included. */
function findHowell(random: Random, shape: Shape, tries: number): Cycle | undefined {
  const { rounds, tables } = shape;
  for (let i = 0; i < tries; i++) {
    const signs = sequenceOf(random, rounds);
    const sign = (pair: number, set: number): number => signs[(set - pair + rounds) % rounds] ?? 0;
    const allowed = ([p, q, set]: Cell): boolean => q === 2 * tables || sign(p, set) !== sign(q, set);
    const base = findBase(random, shape, allowed);
    if (base === undefined || base === 'none') continue;
    // the sitter North-South; all the others turned round when their pairs at that table are so
    const turn = (base[0] ?? []).some(([p, q, set]) => q === 2 * tables && sign(p, set) === 1) ? -1 : 1;
    const seated = (base[0] ?? []).map(
      ([p, q, set]): Cell => (q === 2 * tables || sign(p, set) * turn === -1 ? [q, p, set] : [p, q, set]),
    );
    return cycleOf(shape, [seated]);
  }
  return undefined;
}

const sdOf = (cycle: Cycle): number =>
  balanceOf({ name: '', seating: 'pairs', winners: 1, sharing: [], tables: tablesOfCycle(cycle) }).sd;

function find(tables: number, rounds: number, tries: number): Cycle | undefined {
  const random = seededRandom(`${tables} ${rounds}`);
  let best: { cycle: Cycle; shape: Shape; base: Cell[][]; sd: number } | undefined;
  const shapes = shapesOf(tables, rounds);
  const whole = shapes[0];
  const howell =
    rounds === 2 * tables - 1 && whole !== undefined ? findHowell(random, whole, tries) : undefined;
  if (howell !== undefined && sdOf(howell) < 1e-9) return howell;
  for (const shape of shapes) {
    for (let i = 0; i < tries; i++) {
      const base = findBase(random, shape, () => true);
      if (base === 'none') break;
      if (base === undefined) continue;
      const [sd, bits] = switchesOf(random, shape, base, FLIPS);
      if (best === undefined || sd < best.sd - 1e-9)
        best = { cycle: cycleOf(shape, base, bits), shape, base, sd };
    }
    if (best !== undefined) break;
  }
  if (best === undefined) return howell;
  const [sd, bits] = switchesOf(random, best.shape, best.base, SURE_FLIPS);
  const cycle = sd < best.sd - 1e-9 ? cycleOf(best.shape, best.base, bits) : best.cycle;
  return howell !== undefined && sdOf(howell) <= sdOf(cycle) + 1e-9 ? howell : cycle;
}

const [tables = 0, rounds = 0, tries = 40] = process.argv.slice(2).map(Number);
const found = find(tables, rounds, tries);
if (found === undefined) console.error(`${tables} tables ${rounds} rounds: none found`);
else
  console.log(`// ${tables} tables ${rounds} rounds: sd ${sdOf(found).toFixed(3)}\n${JSON.stringify(found)}`);
