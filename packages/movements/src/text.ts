/**
 * A movement as JSON. `tables` has a list for each table, with the seats and the set of boards of each round (0: none).
 * Numbers count from 1.
 *
 *     {"name":"Howell","winners":1,"tables":[[{"ns":4,"ew":1,"set":1}]],"sharing":[[1,2]],"missing":8}
 *
 * If players change partners a sitting is {"n","s","e","w","set"}, with three at a table {"s","w","e","set"}. `sharing`
 * lists tables that may play the same boards in the same round; `missing` is a number that nobody has.
 */
import { present } from '@overtrick/rules/present';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { quote } from '@overtrick/rules/text';
import { type Movement, PLACES, SEATINGS, type Seating, type Sitting } from './movement.ts';

export type MovementTextCode = 'ERR_MOVEMENT';

/** Returns the value to pass to `JSON.stringify`. */
export function movementJson(movement: Movement): Readonly<Record<string, unknown>> {
  const { name, seating, winners, tables, sharing, missing, moves, meetings } = movement;
  const { names } = PLACES[seating];
  return {
    name,
    seating,
    winners,
    tables: tables.map((rounds) =>
      rounds.map(({ seats, set }) => ({
        ...Object.fromEntries(names.map((place, i) => [place, seats[i]])),
        set,
      })),
    ),
    ...(sharing.length > 0 && { sharing: sharing.map((group) => group.map((table) => table + 1)) }),
    ...present({ missing, moves, meetings }),
  };
}

export const makeMovement = (movement: Movement): string => JSON.stringify(movementJson(movement));

/**
 * Reads a movement without judging it: `faultsOf` finds its faults. If two win and East-West have the same numbers as
 * North-South, East-West get new ones above the highest. A failure's place is the name of the field.
 */
export function parseMovement(text: string): Result<Movement, MovementTextCode> {
  const file = readJson(text);
  if (!isObject(file)) return fail('ERR_MOVEMENT', '1:1', 'a movement is a JSON object');
  const { name = 'Movement', tables, sharing = [], missing, moves, meetings } = file;
  if (typeof name !== 'string') return wrong('name', 'a text', name);
  if (!Array.isArray(tables) || tables.length === 0) return wrong('tables', 'a list of tables', tables);
  const seating = readSeating(file.seating, tables);
  if (seating === undefined) return wrong('seating', SEATINGS.join(', '), file.seating);
  const winners = file.winners ?? (file.twoWinner === true ? 2 : 1);
  if (winners !== 1 && winners !== 2 && winners !== 3) return wrong('winners', '1, 2 or 3', winners);
  const read = readTables(tables, seating);
  if (!read.ok) return read;
  if (!isSharing(sharing, tables.length)) return wrong('sharing', 'lists of numbers of tables', sharing);
  if (missing !== undefined && !isCount(missing)) return wrong('missing', 'a number from 1', missing);
  if (moves !== undefined && !isTexts(moves)) return wrong('moves', 'a list of texts', moves);
  if (meetings !== undefined && !isCount(meetings)) return wrong('meetings', 'a number from 1', meetings);
  return ok({
    name,
    seating,
    winners,
    tables: winners === 2 && seating === 'pairs' ? renumbered(read.value) : read.value,
    sharing: sharing.map((group) => group.map((table) => table - 1)),
    ...present({ missing, moves, meetings }),
  });
}

const wrong = (at: string, must: string, found: unknown) =>
  fail('ERR_MOVEMENT', at, `${at} is ${must}, not ${quote(found)}`);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** More than any event has. */
const MOST = 9999;

const isNumber = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= MOST;

const isCount = (value: unknown): value is number => isNumber(value, 1);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isSharing = (value: unknown, tables: number): value is number[][] =>
  Array.isArray(value) &&
  value.every((group) => Array.isArray(group) && group.every((table) => isCount(table) && table <= tables));

/** Finds the seating by its name, or by the places of the first sitting. */
function readSeating(named: unknown, tables: readonly unknown[]): Seating | undefined {
  if (named !== undefined) return SEATINGS.find((seating) => seating === named);
  const [first] = tables;
  const sitting: unknown = Array.isArray(first) ? first[0] : undefined;
  if (!isObject(sitting)) return 'pairs';
  return SEATINGS.filter((seating) => PLACES[seating].names.every((place) => Object.hasOwn(sitting, place)))
    .toSorted((one, other) => PLACES[other].names.length - PLACES[one].names.length)
    .concat('pairs')[0];
}

function readTables(tables: readonly unknown[], seating: Seating): Result<Sitting[][], MovementTextCode> {
  const { names } = PLACES[seating];
  const read: Sitting[][] = [];
  for (const [t, rounds] of tables.entries()) {
    if (!Array.isArray(rounds)) return wrong(`tables[${t}]`, 'a list of rounds', rounds);
    const row: Sitting[] = [];
    for (const [r, sitting] of rounds.entries()) {
      const at = `tables[${t}][${r}]`;
      if (!isObject(sitting)) return wrong(at, `{${[...names, 'set'].map((key) => `"${key}"`)}}`, sitting);
      const { set } = sitting;
      if (!isNumber(set, 0)) return wrong(`${at}.set`, 'a number from 0', set);
      const seats: number[] = [];
      for (const place of names) {
        const entrant = sitting[place];
        // where nothing is played, nobody need be there
        if (!isNumber(entrant, set === 0 ? 0 : 1)) return wrong(`${at}.${place}`, 'a number from 1', entrant);
        seats.push(entrant);
      }
      row.push({ seats, set });
    }
    read.push(row);
  }
  return ok(read);
}

function renumbered(tables: readonly (readonly Sitting[])[]): Movement['tables'] {
  const seats = tables.flat().map((sitting) => sitting.seats);
  const north = new Set(seats.map(([ns = 0]) => ns));
  if (!seats.some(([, ew = 0]) => ew > 0 && north.has(ew))) return tables;
  const highest = Math.max(...north);
  return tables.map((rounds) =>
    rounds.map(({ seats: [ns = 0, ew = 0], set }) => ({ seats: [ns, ew === 0 ? 0 : ew + highest], set })),
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
