import { defined } from '@overtrick/rules/assert';
import { type Cycle, movesOfCycle, tablesOfCycle } from './cycle.ts';
import { fieldOf, primeOf } from './field.ts';
import { advisedSwitch, arrowSwitched } from './mitchell.ts';
import { countOf, type Movement, PLACES, playedOf, type Seating } from './movement.ts';
import { INDIVIDUALS, THREES } from './playerCycles.ts';

/**
 * Builds an individual movement, with a new partner in each round. If the players fill the tables, or are one more, all
 * rounds are a whist tournament where possible: everybody is everybody's partner once and opponent twice. Those who do
 * not fill a table sit out, equally often in all rounds.
 */
export function individual(players: number, rounds: number): Movement {
  const cycle = INDIVIDUALS[players];
  const movement =
    cycle === undefined ? whist(players, rounds) : ofCycle('Individual', 'individual', cycle, rounds);
  const meetings = mostMeetings(movement);
  return meetings > PLACES.individual.meetings ? { ...movement, meetings } : movement;
}

/** Returns the most rounds of an individual of so many players; `undefined` if there is none. */
export const individualRounds = (players: number): number | undefined =>
  INDIVIDUALS[players]?.rounds ?? (isWhist(players) ? players : undefined);

/** True for the numbers of players for which a field gives a whist tournament in which each sits out once. */
const isWhist = (players: number): boolean =>
  players % 4 === 1 && players >= 9 && players <= MOST_PLAYERS && primeOf(players) !== undefined;

/** More players than these do not come to an individual. */
const MOST_PLAYERS = 52;

/**
 * Builds the whist tournament of a field of 4n + 1 elements: with x the powers of which are all elements but 0, in the
 * first round x^i and x^(i + 2n) play against x^(i + n) and x^(i + 3n); after each round everybody goes on by one
 * element, and 0 sits out first (E. H. Moore, after I. Anderson, Combinatorial Designs and Tournaments).
 */
function whist(players: number, rounds: number): Movement {
  const { add, multiply } = fieldOf(players);
  const powersOf = (x: number): number[] => {
    const powers = [1];
    for (let power = x; power !== 1; power = multiply(power, x)) powers.push(power);
    return powers;
  };
  const powers = defined(
    countOf(players - 2, (i) => powersOf(i + 2)).find(({ length }) => length === players - 1),
    'a root of the field',
  );
  const tables = Math.floor(players / 4);
  return {
    name: 'Individual',
    seating: 'individual',
    winners: 1,
    sharing: [countOf(tables, (table) => table)],
    moves: ['the players and the boards follow guide cards'],
    tables: countOf(tables, (table) =>
      countOf(rounds, (round) => ({
        seats: [0, 2, 1, 3].map((turn) => add(powers[table + turn * tables] ?? 0, round) + 1),
        set: round + 1,
      })),
    ),
  };
}

/**
 * Builds a movement for three at a table, where no two meet more often than the number of players requires; all tables
 * play the same boards.
 */
export function threes(players: number, rounds: number): Movement {
  const cycle = THREES[players]?.find((each) => each.rounds >= rounds);
  const movement = ofCycle('Threes', 'threes', defined(cycle, 'threes of so many'), rounds);
  return { ...movement, meetings: mostMeetings(movement) };
}

/** Builds a movement from the first rounds of a cycle; tables may share boards if all play one set. */
function ofCycle(name: string, seating: Seating, cycle: Cycle, rounds: number): Movement {
  const tables = tablesOfCycle(cycle).map((each) => each.slice(0, rounds));
  const sets = new Set(tables.map(([sitting]) => sitting?.set));
  return {
    name,
    seating,
    winners: 1,
    sharing: tables.length > 1 && sets.size === 1 ? [tables.map((_, table) => table)] : [],
    moves: movesOfCycle(cycle, 'player'),
    tables,
  };
}

/**
 * Builds a movement for three at a table with boards that move, a winner for each seat: no two meet twice, nobody plays
 * a set twice. In the field of T elements, in round r, table t has the first t, the second t + r, the third t + ar and
 * the set t + br; all differ in every two rounds when 0, 1, a, b do.
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

/**
 * Builds a rainbow: an individual with boards that move. In the field of T elements, in round r, North t is with South
 * t + r against East t + ar and West t + br, with the set t + cr; all differ in every two rounds when 0, 1, a, b, c do.
 * In some last rounds the directions are exchanged, for more equal competition.
 */
export function rainbow(tables: number, rounds: number): Movement {
  const { add, multiply } = fieldOf(tables);
  const steps = primeOf(tables) === tables;
  const plain: Movement = {
    name: 'Rainbow',
    seating: 'individual',
    winners: 1,
    sharing: [],
    moves: [
      steps
        ? 'North stays, South goes up one table, East two, West three, and the boards go down one'
        : 'the players and the boards follow guide cards',
    ],
    tables: countOf(tables, (table) =>
      countOf(rounds, (round) => {
        const place = (way: number): number => add(table, multiply(tables - way, round));
        const seats = [table, place(1), place(2), place(3)].map((each, i) => i * tables + each + 1);
        return { seats, set: add(table, steps ? round : multiply(tables - 4, round)) + 1 };
      }),
    ),
  };
  return { ...arrowSwitched(plain, advisedSwitch(plain, 0)), name: plain.name };
}

function mostMeetings(movement: Movement): number {
  const met = new Map<string, number>();
  const { sides } = PLACES[movement.seating];
  for (const { seats } of playedOf(movement)) {
    for (const [i, one] of seats.entries())
      for (const [j, other] of seats.entries()) {
        if (one >= other || sides[i] === sides[j]) continue;
        const two = `${one} ${other}`;
        met.set(two, (met.get(two) ?? 0) + 1);
      }
  }
  return Math.max(...met.values());
}
