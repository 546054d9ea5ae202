/**
 * Finds the first rounds of movements for three at a table (src/playerCycles.ts) and prints them.
 *
 *     node packages/movements/scripts/findThrees.ts PLAYERS ROUNDS [MEETINGS] [FIRST]
 *
 * No two players meet more often than MEETINGS (1) in all rounds. The FIRST (1) rounds are searched for, the others
 * follow by circles; everybody sits out equally often, or once more than another. All tables play the same boards. The
 * seats at each table are chosen to make the competition as equal as possible. The same arguments print the same
 * result.
 */
import { below, pick, type Random, seededRandom, shuffled } from '@overtrick/rules/random';
import { balanceOf } from '../src/balance.ts';
import { type Cycle, moverOf, tablesOfCycle } from '../src/cycle.ts';
import type { Movement } from '../src/movement.ts';

const MOST_NODES = 3000;
const TRIES = 400;
const CHANGES = 3000;

type Three = readonly [number, number, number];

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

interface Shape {
  readonly players: number;
  readonly rounds: number;
  readonly first: number;
  readonly circles: readonly number[];
  readonly meetings: number;
}

function findRounds(
  random: Random,
  { players, rounds, first, circles, meetings }: Shape,
): Three[][] | undefined {
  const move = moverOf(circles);
  const tables = Math.floor(players / 3);
  const steps = rounds / first;
  const size = players + 1;
  const met = new Uint8Array(size * size);
  const played = new Uint8Array(size);
  const most = Math.ceil((tables * 3 * rounds) / players);
  const base: Three[][] = range(first).map(() => []);
  let nodes = 0;

  const put = (seats: Three): (() => void) | undefined => {
    const undo: (() => void)[] = [];
    const count = (had: Uint8Array, at: number, limit: number): boolean => {
      had[at] = (had[at] ?? 0) + 1;
      undo.push(() => {
        had[at] = (had[at] ?? 0) - 1;
      });
      return (had[at] ?? 0) <= limit;
    };
    for (let step = 0; step < steps; step++) {
      const [a, b, c] = seats.map((seat) => move(seat, step)).sort((one, other) => one - other);
      if (a === undefined || b === undefined || c === undefined) continue;
      const fits =
        [a, b, c].every((player) => count(played, player, most)) &&
        [a * size + b, a * size + c, b * size + c].every((two) => count(met, two, meetings));
      if (!fits) {
        for (const back of undo) back();
        return undefined;
      }
    }
    return () => {
      for (const back of undo) back();
    };
  };

  const search = (idle: readonly number[]): boolean => {
    if (++nodes > MOST_NODES) return false;
    const threes = base.find((each) => each.length < tables);
    if (threes === undefined) return true;
    const busy = new Set([...threes.flat(), ...idle]);
    const free = range(players)
      .map((i) => players - i)
      .filter((player) => !busy.has(player));
    // the highest first: those who stay have the fewest places
    const [a = 0, ...rest] = free;
    const others = shuffled(random, rest);
    for (const [i, b] of others.entries()) {
      for (const c of others.slice(i + 1)) {
        const back = put([a, b, c]);
        if (back === undefined) continue;
        threes.push([a, b, c]);
        if (search(threes.length < tables ? idle : [])) return true;
        threes.pop();
        back();
        if (nodes > MOST_NODES) return false;
      }
    }
    return idle.length < players - 3 * tables && search([...idle, a]);
  };
  return search([]) ? base : undefined;
}

const cycleOf = ({ rounds, first, circles }: Shape, base: readonly (readonly Three[])[]): Cycle => ({
  rounds,
  circles,
  setCircles: range(first).map(() => rounds / first),
  first: base.map((threes, i) =>
    threes.map((seats) => `${seats.join('-')}:${(i * rounds) / first + 1}`).join(' '),
  ),
});

function sdOf(cycle: Cycle): number {
  const movement: Movement = {
    name: '',
    seating: 'threes',
    winners: 1,
    sharing: [],
    tables: tablesOfCycle(cycle),
  };
  return balanceOf(movement).sd;
}

/** Exchanges seats at the tables of the first rounds as long as that makes the competition more equal. */
function seated(
  random: Random,
  shape: Shape,
  base: readonly (readonly Three[])[],
): { cycle: Cycle; sd: number } {
  let now = base;
  let sd = sdOf(cycleOf(shape, now));
  for (let change = 0; change < CHANGES && sd > 0; change++) {
    const round = below(random, now.length);
    const table = below(random, now[0]?.length ?? 0);
    const next = now.map((threes, i) =>
      threes.map((seats, j): Three => {
        if (i !== round || j !== table) return seats;
        const [a, b, c] = seats;
        return pick(random, [
          [b, a, c],
          [a, c, b],
          [c, b, a],
          [b, c, a],
          [c, a, b],
        ] as const);
      }),
    );
    const worth = sdOf(cycleOf(shape, next));
    if (worth > sd + 1e-9) continue;
    now = next;
    sd = worth;
  }
  return { cycle: cycleOf(shape, now), sd };
}

function find(players: number, rounds: number, meetings: number, first: number): Cycle | undefined {
  const random = seededRandom(`${players} ${rounds} ${meetings} ${first}`);
  const length = rounds / first;
  // as many circles as there can be, then fewer with more who stay; or one long circle
  const shapes = range(Math.floor(players / length))
    .reverse()
    .map((i) => [...range(i + 1).map(() => length), ...range(players - (i + 1) * length).map(() => 1)])
    .concat([[players], [players - 1, 1]])
    .map((circles): Shape => ({ players, rounds, first, circles, meetings }));
  for (const shape of shapes) {
    let best: { cycle: Cycle; sd: number } | undefined;
    let found = 0;
    for (let i = 0; i < TRIES; i++) {
      const base = findRounds(random, shape);
      if (base === undefined) continue;
      const one = seated(random, shape, base);
      if (best === undefined || one.sd < best.sd - 1e-9) best = one;
      if (best.sd < 1e-9 || ++found > 5) break;
    }
    if (best !== undefined) return best.cycle;
  }
  return undefined;
}

const [players = 0, rounds = 0, meetings = 1, first = 1] = process.argv.slice(2).map(Number);
const found = find(players, rounds, meetings, first);
if (found === undefined) console.error(`${players} players ${rounds} rounds: none found`);
else {
  console.log(`// ${players} players ${rounds} rounds: sd ${sdOf(found).toFixed(3)}`);
  console.log(JSON.stringify(found));
}
