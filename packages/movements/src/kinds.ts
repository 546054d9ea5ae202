import { fail, ok, type Result } from '@overtrick/rules/result';
import { americanWhist } from './americanWhist.ts';
import { appendixMitchell, appendixRounds } from './appendix.ts';
import { bumpMitchell } from './bump.ts';
import { primeOf } from './field.ts';
import { hesitation } from './hesitation.ts';
import { howell, threeQuarterHowell } from './howell.ts';
import { THREE_QUARTER_HOWELLS } from './howellCycles.ts';
import { advisedSwitch, arrowSwitched, relayMitchell, skipMitchell, straightMitchell } from './mitchell.ts';
import { countOf, entrantsOf, type Movement, PLACES, roundsOf, type Seating } from './movement.ts';
import { THREES } from './playerCycles.ts';
import { individual, individualRounds, rainbow, threes, threesMitchell } from './players.ts';
import { roundRobin } from './roundRobin.ts';
import { roverMitchell, roverRounds } from './rover.ts';
import { headToHead, teamRoundRobin } from './teamMatches.ts';
import { webMitchell, webRounds } from './web.ts';

/** A kind of movement, for any number of entrants that it can seat. */
export interface MovementKind {
  readonly id: string;
  /** One line. */
  readonly help: string;
  readonly seating: Seating;
  /** Returns the possible numbers of rounds, the fewest first; a sentence if it cannot seat this number of entrants. */
  readonly rounds: (entrants: number) => readonly number[] | string;
  /** Returns the default number of rounds; without it, the most that are possible. */
  readonly usual?: (entrants: number) => number;
  readonly movement: (entrants: number, rounds: number) => Movement;
}

/** The most tables of a movement: more than any section of a club has. */
export const MOST_TABLES = 60;

/** Returns how many numbers fill a table: in a movement of teams each table has its own team. */
export const entrantsPerTable = (seating: Seating): number =>
  seating === 'teams' ? 1 : PLACES[seating].names.length;

/** Returns the tables that the entrants need. If players change partners, those who do not fill a table sit out. */
export const tablesFor = (seating: Seating, entrants: number): number => {
  const tables = entrants / entrantsPerTable(seating);
  return seating === 'pairs' ? Math.ceil(tables) : Math.floor(tables);
};

type Parity = 'odd' | 'even' | 'any';

const isHalf = (pairs: number): boolean => pairs % 2 === 1;

/** Lists the numbers from 1 to `count`. */
const upTo = (count: number): number[] => countOf(count, (i) => i + 1);

const within = (
  tables: number,
  least: number,
  parity: Parity,
  other = '',
  noun = 'tables',
): string | undefined => {
  if (tables < least || tables > MOST_TABLES) return `it is for ${least} to ${MOST_TABLES} ${noun}`;
  if (parity === 'odd' && tables % 2 === 0) return `it is for an odd number of ${noun}${other}`;
  if (parity === 'even' && tables % 2 === 1) return `it is for an even number of ${noun}${other}`;
  return undefined;
};

/** Builds a kind of movement for pairs: an odd number of pairs has a half table. */
const pairsKind = (
  kind: Pick<MovementKind, 'id' | 'help'> & {
    readonly rounds: (tables: number) => readonly number[] | string;
    readonly usual?: (tables: number) => number;
    readonly movement: (tables: number, rounds: number, half: boolean) => Movement;
  },
): MovementKind => {
  const { id, help, rounds, usual, movement } = kind;
  const tables = (pairs: number): number => tablesFor('pairs', pairs);
  return {
    id,
    help,
    seating: 'pairs',
    rounds: (pairs) => rounds(tables(pairs)),
    ...(usual && { usual: (pairs: number) => usual(tables(pairs)) }),
    movement: (pairs, count) => movement(tables(pairs), count, isHalf(pairs)),
  };
};

const evenMitchell = (tables: number, rounds: number, half: boolean): Movement =>
  (tables % 2 === 0 ? skipMitchell : straightMitchell)({ tables, rounds, half });

/** Writes the sizes in a table of cycles as words. */
const sizesOf = (table: Readonly<Record<number, unknown>>): string => inWords(Object.keys(table));

/** Writes the numbers of tables that fit as words. */
const sizesIn = (fits: (tables: number) => boolean): string =>
  inWords(upTo(MOST_TABLES).filter(fits).map(String));

const inWords = (sizes: readonly string[]): string => `${sizes.slice(0, -1).join(', ')} and ${sizes.at(-1)}`;

/** True for the numbers of tables of a rainbow: five players and sets go in five different steps in a field. */
const isRainbow = (tables: number): boolean => tables >= 5 && tables <= 20 && primeOf(tables) !== undefined;

const closest = (numbers: readonly number[], to: number): number =>
  numbers.reduce((best, number) => (Math.abs(number - to) < Math.abs(best - to) ? number : best));

const threeQuarterRounds = (tables: number): number[] =>
  (THREE_QUARTER_HOWELLS[tables] ?? []).map(({ rounds }) => rounds).sort((a, b) => a - b);

export const MOVEMENT_KINDS: readonly MovementKind[] = [
  pairsKind({
    id: 'mitchell',
    help: 'North-South stay, East-West move up and the boards move down; two winners; an odd number of tables',
    rounds: (tables) =>
      within(tables, 3, 'odd', '; for an even one there are skip-mitchell and relay-mitchell') ??
      upTo(tables),
    movement: (tables, rounds, half) => straightMitchell({ tables, rounds, half }),
  }),
  pairsKind({
    id: 'skip-mitchell',
    help: 'a Mitchell in which East-West skip a table halfway; two winners; an even number of tables',
    rounds: (tables) => within(tables, 2, 'even', '; for an odd one there is mitchell') ?? upTo(tables - 1),
    movement: (tables, rounds, half) => skipMitchell({ tables, rounds, half }),
  }),
  pairsKind({
    id: 'relay-mitchell',
    help: 'a Mitchell in which the first and last tables share boards, with a bye-stand; two winners; an even number of tables',
    rounds: (tables) => within(tables, 2, 'even', '; for an odd one there is mitchell') ?? upTo(tables),
    movement: (tables, rounds, half) => relayMitchell({ tables, rounds, half }),
  }),
  {
    id: 'rover-mitchell',
    help: 'a Mitchell with an extra pair, which replaces another pair in each round; two winners',
    seating: 'pairs',
    rounds: (pairs) => {
      if (!isHalf(pairs)) return 'it is for one pair more than fills the tables, such as 6.5 tables';
      return within((pairs - 1) / 2, 3, 'any') ?? upTo(roverRounds((pairs - 1) / 2));
    },
    movement: (pairs, rounds) => roverMitchell((pairs - 1) / 2, rounds),
  },
  {
    id: 'bump-mitchell',
    help: 'a Mitchell with an extra pair, which bumps one to the next table in each round; two winners',
    seating: 'pairs',
    rounds: (pairs) => {
      if (!isHalf(pairs)) return 'it is for one pair more than fills the tables, such as 6.5 tables';
      return within((pairs - 1) / 2, 3, 'any') ?? upTo((pairs - 3) / 2);
    },
    movement: (pairs, rounds) => bumpMitchell((pairs - 1) / 2, rounds),
  },
  pairsKind({
    id: 'bowman',
    help: 'a Mitchell with a table appended that shares boards; everybody plays all; two winners; an even number of tables',
    rounds: (tables) => {
      const rounds = tables - 1;
      const why = within(tables, 6, 'even', '; for others there is appendix-mitchell');
      if (why !== undefined) return why;
      return appendixRounds(tables).includes(rounds)
        ? [rounds]
        : `it is for ${sizesIn((size) => size % 2 === 0 && size >= 6 && appendixRounds(size).includes(size - 1))} tables`;
    },
    movement: (tables, rounds, half) => appendixMitchell(tables, rounds, half, 'Bowman'),
  }),
  pairsKind({
    id: 'appendix-mitchell',
    help: 'a Mitchell of fewer tables with others appended that share boards; everybody plays all; two winners',
    rounds: (tables) => within(tables, 5, 'any') ?? appendixRounds(tables),
    usual: (tables) => appendixRounds(tables).at(-1) ?? 0,
    movement: (tables, rounds, half) => appendixMitchell(tables, rounds, half, 'Appendix Mitchell'),
  }),
  pairsKind({
    id: 'web-mitchell',
    help: 'a Mitchell with two copies of the boards, for fewer rounds than tables; everybody plays all; two winners; an even number of tables',
    rounds: (tables) =>
      within(tables, 8, 'even', '; for an odd one there is appendix-mitchell') ?? webRounds(tables),
    movement: webMitchell,
  }),
  pairsKind({
    id: 'arrow-mitchell',
    help: 'a Mitchell with an arrow switch in the last rounds, and a skip if the number of tables is even; one winner',
    rounds: (tables) => within(tables, 3, 'any') ?? upTo(tables - (tables % 2 === 0 ? 1 : 0)).slice(1),
    movement: (tables, rounds, half) => {
      const plain = evenMitchell(tables, rounds, half);
      return arrowSwitched(plain, advisedSwitch(plain, 1));
    },
  }),
  pairsKind({
    id: 'hesitation',
    help: 'a Mitchell with one more round than tables and one winner: East-West of the last table stay there as North-South for one round',
    rounds: (tables) => within(tables, 3, 'any') ?? [tables + 1],
    movement: (tables, _, half) => hesitation(tables, half),
  }),
  pairsKind({
    id: 'howell',
    help: 'everybody plays everybody; one winner',
    rounds: (tables) => (tables >= 2 && tables <= 14 ? [2 * tables - 1] : 'it is for 2 to 14 tables'),
    movement: (tables, _, half) => howell(tables, half),
  }),
  pairsKind({
    id: 'three-quarter-howell',
    help: 'a Howell with fewer rounds, in which several pairs stay seated; one winner',
    rounds: (tables) => {
      const rounds = threeQuarterRounds(tables);
      return rounds.length > 0 ? rounds : `it is for ${sizesOf(THREE_QUARTER_HOWELLS)} tables`;
    },
    usual: (tables) => closest(threeQuarterRounds(tables), (3 / 2) * tables),
    movement: threeQuarterHowell,
  }),
  {
    id: 'american-whist',
    help: 'teams of four, each team against every other; an odd number of teams',
    seating: 'teams',
    rounds: (teams) => within(teams, 3, 'odd', '', 'teams') ?? [teams - 1],
    movement: americanWhist,
  },
  {
    id: 'head-to-head',
    help: 'two teams in one match; each round is a segment of its boards',
    seating: 'teams',
    rounds: (teams) => (teams === 2 ? upTo(8) : 'it is for two teams'),
    usual: () => 2,
    movement: headToHead,
  },
  {
    id: 'team-round-robin',
    help: 'each team plays every other in a match of one round; one sits out if the number is odd',
    seating: 'teams',
    rounds: (teams) => within(teams, 3, 'any', '', 'teams') ?? upTo(teams - 1 + (teams % 2)),
    movement: teamRoundRobin,
  },
  {
    id: 'individual',
    help: 'each player scores alone, with a new partner in each round; as nearly as possible against everybody twice',
    seating: 'individual',
    rounds: (players) => {
      const most = individualRounds(players);
      if (most === undefined) return 'it is for 4, 5 and 8 to 52 players';
      const shares = new Set(individual(players, 1).tables.map(([sitting]) => sitting?.set)).size === 1;
      return shares ? upTo(most) : [most];
    },
    movement: individual,
  },
  {
    id: 'rainbow',
    help: 'each player scores alone, with boards that move: the four seats of a table go in different steps; one winner',
    seating: 'individual',
    rounds: (players) =>
      players % 4 === 0 && isRainbow(players / 4)
        ? upTo(players / 4)
        : `it is for ${sizesIn((tables) => isRainbow(tables))} tables of four`,
    movement: (players, rounds) => rainbow(players / 4, rounds),
  },
  {
    id: 'round-robin',
    help: 'everybody plays everybody, and all tables play the same boards; one winner',
    seating: 'pairs',
    rounds: (pairs) => within(tablesFor('pairs', pairs), 2, 'any') ?? upTo(pairs - (isHalf(pairs) ? 0 : 1)),
    movement: roundRobin,
  },
  {
    id: 'threes',
    help: 'three at a table, as in AWOL bridge; all tables play the same boards; one winner',
    seating: 'threes',
    rounds: (players) => {
      const most = THREES[players]?.at(-1)?.rounds;
      return most === undefined ? `it is for ${sizesOf(THREES)} players` : upTo(most);
    },
    movement: threes,
  },
  {
    id: 'threes-mitchell',
    help: 'three at a table, with boards that move; a winner for each seat; the number of tables: a prime above 4, or 4, 8, 9 or 16',
    seating: 'threes',
    rounds: (players) => {
      const tables = players / 3;
      return players % 3 === 0 && tables >= 4 && tables <= 20 && primeOf(tables) !== undefined
        ? upTo(tables)
        : 'it is for 4, 5, 7, 8, 9, 11, 13, 16, 17 and 19 tables of three';
    },
    movement: (players, rounds) => threesMitchell(players / 3, rounds),
  },
];

export type MovementCode =
  | 'ERR_TABLES' // it cannot seat this number of entrants
  | 'ERR_ROUNDS'; // it cannot have this number of rounds

/** Builds a movement of a kind for the entrants; without `rounds`, with the default number of rounds. */
export function movementOf(
  kind: MovementKind,
  entrants: number,
  rounds?: number,
): Result<Movement, MovementCode> {
  const possible = kind.rounds(entrants);
  if (typeof possible === 'string') return fail('ERR_TABLES', kind.id, possible);
  const most = possible.at(-1) ?? 0;
  const count = rounds ?? kind.usual?.(entrants) ?? most;
  if (!possible.includes(count))
    return fail('ERR_ROUNDS', kind.id, `it has ${spanOf(possible)}, not ${count}`);
  const movement = kind.movement(entrants, count);
  return ok({ ...movement, name: nameOf(movement, kind.seating, entrants, count) });
}

/** Returns the kind that makes a movement of this name and size; `undefined` for a movement of one's own. */
export const kindOf = (movement: Movement): MovementKind | undefined =>
  MOVEMENT_KINDS.find((kind) => {
    if (kind.seating !== movement.seating) return false;
    const made = movementOf(kind, entrantsOf(movement).length, roundsOf(movement));
    return made.ok && made.value.name === movement.name;
  });

/** Writes the possible numbers of rounds: `9 rounds`, `1 to 9 rounds`, `9, 11 or 12 rounds`. */
function spanOf(rounds: readonly number[]): string {
  const [first = 0] = rounds;
  const last = rounds.at(-1) ?? 0;
  if (first === last) return `${first} rounds`;
  if (last - first + 1 === rounds.length) return `${first} to ${last} rounds`;
  return `${rounds.slice(0, -1).join(', ')} or ${last} rounds`;
}

function nameOf({ name }: Movement, seating: Seating, entrants: number, rounds: number): string {
  const { noun } = PLACES[seating];
  const size =
    seating === 'pairs'
      ? `${Math.floor(entrants / 2)}${isHalf(entrants) ? '½' : ''} tables`
      : `${entrants} ${noun}s`;
  return `${name}, ${size}, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`;
}
