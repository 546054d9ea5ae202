/**
 * Finds the first rounds of individual movements (src/playerCycles.ts) by annealing and prints them, where
 * findIndividuals.ts finds none or takes too long: all tables play one set, no two are partners twice or opponents more
 * than `MEETINGS` times, and those who sit out stand evenly in the circle.
 *
 *     node packages/movements/scripts/findPlayerRounds.ts PLAYERS [MEETINGS] [MILLIONS_OF_STEPS]
 *
 * The same arguments print the same result.
 */
const [players = 0, meetings = 2, millions = 100] = process.argv.slice(2).map(Number);
const tables = Math.floor(players / 4);
const idle = players % 4;
/** The players who move on by one after each round; the last of a full number stays. */
const circle = idle === 0 ? players - 1 : players;
/** A quick generator (xorshift): there are hundreds of millions of steps. */
let word = 0x9e3779b9 ^ players;
const random = (): number => {
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  return (word >>> 0) / 2 ** 32;
};

// of 14, 22 … the second sits one earlier: the sum of the partners' distances is odd, and so is that of all players
const back = players % 8 === 6 ? 1 : 0;
const resting = new Set(
  Array.from({ length: idle }, (_, i) => Math.floor((i * circle) / idle) - (i === 1 ? back : 0)),
);
const seats = Array.from({ length: players }, (_, i) => i).filter((player) => !resting.has(player));
const partners = new Int32Array(circle);
const opponents = new Int32Array(circle);
let cost = 0;

/** Counts two at a table; half of an even circle apart, they come together twice. */
function count(one: number, other: number, isPartner: boolean, by: 1 | -1): void {
  if (one === circle || other === circle) return;
  const apart = Math.abs(one - other);
  const distance = Math.min(apart, circle - apart);
  const had = isPartner ? partners : opponents;
  const most = isPartner ? 1 : meetings;
  const times = 2 * distance === circle ? 2 : 1;
  const before = had[distance] ?? 0;
  had[distance] = before + by * times;
  cost += Math.max(0, before + by * times - most) - Math.max(0, before - most);
}

function countTable(table: number, by: 1 | -1): void {
  const north = seats[4 * table] ?? 0;
  const south = seats[4 * table + 1] ?? 0;
  const east = seats[4 * table + 2] ?? 0;
  const west = seats[4 * table + 3] ?? 0;
  count(north, south, true, by);
  count(east, west, true, by);
  count(north, east, false, by);
  count(north, west, false, by);
  count(south, east, false, by);
  count(south, west, false, by);
}

function exchange(one: number, other: number): void {
  const [first, second] = [one >> 2, other >> 2];
  countTable(first, -1);
  if (second !== first) countTable(second, -1);
  const seat = seats[one] ?? 0;
  seats[one] = seats[other] ?? 0;
  seats[other] = seat;
  countTable(first, 1);
  if (second !== first) countTable(second, 1);
}

for (let table = 0; table < tables; table++) countTable(table, 1);
const steps = millions * 1_000_000;
/** The steps of one cooling. */
const turn = 40_000_000;
for (let step = 0; step < steps && cost > 0; step++) {
  const heat = 0.6 * (1 - (step % turn) / turn) + 0.12;
  const one = Math.floor(random() * seats.length);
  const other = Math.floor(random() * seats.length);
  const before = cost;
  exchange(one, other);
  if (cost > before && random() >= Math.exp((before - cost) / heat)) exchange(one, other);
}
if (cost > 0) {
  console.error(`${players} players: none found, ${cost} meetings too many`);
  process.exitCode = 1;
} else {
  const first = Array.from({ length: tables }, (_, i) =>
    seats
      .slice(4 * i, 4 * i + 4)
      .map((seat) => seat + 1)
      .join('-'),
  );
  console.log(`${players}: ['${first.map((each) => `${each}:1`).join(' ')}'],`);
}
