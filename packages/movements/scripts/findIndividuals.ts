/**
 * Finds the first rounds of individual movements (src/playerCycles.ts) and prints them: cyclic whist tournaments, in
 * which everybody is everybody's partner once and opponent twice (I. Anderson, Combinatorial Designs and Tournaments).
 *
 *     node packages/movements/scripts/findIndividuals.ts PLAYERS [TRIES] [TRIES_UNSHARED]
 *
 * It looks first for a tournament with a set of boards for each table, so that no two tables share; if there is none,
 * all tables play the same set. The same arguments print the same result.
 */
import { type Random, seededRandom, shuffled } from '@overtrick/rules/random';
import { balanceOf } from '../src/balance.ts';
import { faultsOf } from '../src/check.ts';
import { type Cycle, tablesOfCycle } from '../src/cycle.ts';
import type { Movement } from '../src/movement.ts';

const MOST_NODES = 300_000;

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** North, South, East, West and the set, from 0; the number `circle` stays at its place. */
type Cell = readonly [north: number, south: number, east: number, west: number, set: number];

/** Searches for a first round; `none` if every round has been tried. */
function findRound(random: Random, players: number, unshared: boolean): Cell[] | 'none' | undefined {
  const sitter = players % 4 === 0;
  const circle = sitter ? players - 1 : players;
  const tables = Math.floor(players / 4);
  const busy = new Uint8Array(circle + 1);
  const partners = new Uint8Array(circle);
  const opponents = new Uint8Array(circle);
  const sets = new Uint8Array(circle);
  const turns = new Uint8Array(circle);
  const cells: Cell[] = [];
  let nodes = 0;

  /** Counts the distances of the pairs up and returns a function that undoes it; fails if one occurs too often. */
  const count = (
    twos: readonly (readonly [number, number])[],
    had: Uint8Array,
    most: number,
  ): (() => void) | undefined => {
    const counted: number[] = [];
    const back = (): void => {
      for (const distance of counted) had[distance] = (had[distance] ?? 0) - 1;
    };
    for (const [one, other] of twos) {
      if (one === circle || other === circle) continue;
      const apart = Math.abs(one - other);
      const distance = Math.min(apart, circle - apart);
      had[distance] = (had[distance] ?? 0) + 1;
      counted.push(distance);
      if ((had[distance] ?? 0) > most) {
        back();
        return undefined;
      }
    }
    return back;
  };

  const place = (seats: readonly [number, number, number, number]): boolean => {
    for (const set of unshared ? shuffled(random, range(circle)) : [0]) {
      const movers = seats.filter((seat) => seat !== circle).map((seat) => (set - seat + circle) % circle);
      if (unshared && (sets[set] === 1 || movers.some((turn) => turns[turn] === 1))) continue;
      sets[set] = 1;
      for (const turn of movers) turns[turn] = 1;
      cells.push([...seats, set]);
      if (search()) return true;
      cells.pop();
      sets[set] = 0;
      for (const turn of movers) turns[turn] = 0;
      if (nodes > MOST_NODES) return false;
    }
    return false;
  };

  const search = (): boolean => {
    if (++nodes > MOST_NODES) return false;
    if (cells.length === tables) return true;
    const north = sitter && cells.length === 0 ? circle : range(circle).find((i) => busy[i] === 0);
    if (north === undefined) return false;
    busy[north] = 1;
    const rest = shuffled(
      random,
      range(circle).filter((i) => busy[i] === 0),
    );
    // by turning the circle, the partner of the one who stays is the first
    for (const south of north === circle ? [0] : rest) {
      const back = count([[north, south]], partners, 1);
      if (back === undefined) continue;
      busy[south] = 1;
      for (const east of rest.filter((i) => i !== south)) {
        for (const west of rest.filter((i) => i > east && i !== south)) {
          const twos = [north, south].flatMap((one) => [east, west].map((other) => [one, other] as const));
          const backOpponents = count(twos, opponents, 2);
          if (backOpponents === undefined) continue;
          const backPartners = count([[east, west]], partners, 1);
          if (backPartners !== undefined) {
            busy[east] = busy[west] = 1;
            if (place([north, south, east, west])) return true;
            busy[east] = busy[west] = 0;
            backPartners();
          }
          backOpponents();
          if (nodes > MOST_NODES) return false;
        }
      }
      busy[south] = 0;
      back();
    }
    busy[north] = 0;
    return false;
  };
  // where nobody stays, the first of the circle sits out
  if (!sitter) busy[0] = 1;
  if (search()) return cells;
  return nodes > MOST_NODES ? undefined : 'none';
}

/** Builds the cycle, with a quarter turn at each table whose bit is set in `turned`. */
function cycleOf(players: number, cells: readonly Cell[], turned: number): Cycle {
  const circle = players % 4 === 0 ? players - 1 : players;
  const texts = cells.map(([north, south, east, west, set], i) => {
    const seats = (turned >> i) % 2 === 1 ? [east, west, north, south] : [north, south, east, west];
    return `${seats.map((seat) => seat + 1).join('-')}:${set + 1}`;
  });
  return {
    rounds: circle,
    circles: circle === players ? [players] : [circle, 1],
    setCircles: [circle],
    first: [texts.join(' ')],
  };
}

function movementOf(cycle: Cycle): Movement {
  const tables = tablesOfCycle(cycle);
  return { name: '', seating: 'individual', winners: 1, sharing: [tables.map((_, i) => i)], tables };
}

function find(players: number, tries: number, triesUnshared: number): Cycle | undefined {
  const random = seededRandom(String(players));
  for (const unshared of [true, false]) {
    let best: { cycle: Cycle; sd: number } | undefined;
    for (let i = 0; i < (unshared ? triesUnshared : tries); i++) {
      const cells = findRound(random, players, unshared);
      if (cells === 'none') break;
      if (cells === undefined) continue;
      for (const turned of range(2 ** cells.length)) {
        const cycle = cycleOf(players, cells, turned);
        const { sd } = balanceOf(movementOf(cycle));
        if (best === undefined || sd < best.sd - 1e-9) best = { cycle, sd };
      }
    }
    if (best !== undefined) return best.cycle;
  }
  return undefined;
}

const [players = 0, tries = 10, triesUnshared = tries] = process.argv.slice(2).map(Number);
const found = find(players, tries, triesUnshared);
if (found === undefined) console.error(`${players} players: none found`);
else {
  const movement = movementOf(found);
  console.log(
    `// ${players} players: sd ${balanceOf(movement).sd.toFixed(3)}, ${faultsOf(movement).length} faults`,
  );
  console.log(JSON.stringify(found));
}
