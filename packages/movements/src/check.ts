import { type Movement, PLACES, type PlacedSitting, playedOf } from './movement.ts';

type FaultCode =
  | 'ERR_MEETS_ITSELF'
  | 'ERR_TWO_PLACES'
  | 'ERR_BOARD_TWICE'
  | 'ERR_MEETS_TWICE'
  | 'ERR_PARTNERS_TWICE'
  | 'ERR_SHARED'
  | 'ERR_NOT_COMPARED';

/** A fault of a movement. Table and round count from 1. */
export interface Fault {
  readonly code: FaultCode;
  readonly table: number;
  readonly round: number;
  /** One sentence, with the place. */
  readonly why: string;
}

/** Finds all faults of a movement, ordered by round and table; empty if there are none. A sit-out is not a fault. */
export function faultsOf(movement: Movement): Fault[] {
  const played = playedOf(movement).sort(byPlace);
  return [
    ...meetsItself(movement, played),
    ...twoPlaces(movement, played),
    ...boardTwice(movement, played),
    ...shared(movement, played),
    ...meetsTwice(movement, played),
    ...(movement.seating === 'individual' ? partnersTwice(played) : []),
    ...(movement.seating === 'teams' ? notCompared(played) : []),
  ].sort(byPlace);
}

type Place = Pick<PlacedSitting, 'table' | 'round'>;

const byPlace = (one: Place, other: Place): number => one.round - other.round || one.table - other.table;

const faultAt =
  (code: FaultCode) =>
  ({ table, round }: Place, what: string): Fault => ({
    code,
    table: table + 1,
    round: round + 1,
    why: `${what} at table ${table + 1} in round ${round + 1}`,
  });

function meetsItself({ seating }: Movement, played: readonly PlacedSitting[]): Fault[] {
  const { noun } = PLACES[seating];
  return played.flatMap((sitting) =>
    repeats(sitting.seats, (entrant) => [String(entrant)]).map(({ item }) =>
      faultAt('ERR_MEETS_ITSELF')(sitting, `${noun} ${item} meets itself`),
    ),
  );
}

/** A unit that cannot be at two tables; in a movement of teams, one of a team's two pairs. */
interface Unit extends PlacedSitting {
  readonly name: string;
}

function unitsOf({ seating }: Movement, played: readonly PlacedSitting[]): Unit[] {
  const { names, noun } = PLACES[seating];
  return played.flatMap((sitting) =>
    [...new Set(sitting.seats)].map((entrant) => {
      const half = seating === 'teams' ? ` ${names[sitting.seats.indexOf(entrant)]?.toUpperCase()}` : '';
      return { ...sitting, name: `${noun} ${entrant}${half}` };
    }),
  );
}

const twoPlaces = (movement: Movement, played: readonly PlacedSitting[]): Fault[] =>
  repeats(unitsOf(movement, played), ({ name, round }) => [`${name} ${round}`]).map(({ item, before }) =>
    faultAt('ERR_TWO_PLACES')(item, `${item.name}, who is at table ${before.table + 1}, is also`),
  );

const boardTwice = (movement: Movement, played: readonly PlacedSitting[]): Fault[] =>
  repeats(unitsOf(movement, played), ({ name, set }) => [`${name} ${set}`]).map(({ item, before }) =>
    faultAt('ERR_BOARD_TWICE')(item, `${item.name} plays set ${item.set} of round ${before.round + 1} again`),
  );

const shared = ({ sharing }: Movement, played: readonly PlacedSitting[]): Fault[] =>
  repeats(played, ({ set, round }) => [`${set} ${round}`])
    .filter(
      ({ item, before }) =>
        !sharing.some((group) => group.includes(item.table) && group.includes(before.table)),
    )
    .map(({ item, before }) =>
      faultAt('ERR_SHARED')(item, `set ${item.set}, which is at table ${before.table + 1}, is also`),
    );

function meetsTwice(movement: Movement, played: readonly PlacedSitting[]): Fault[] {
  const { noun, sides, meetings } = PLACES[movement.seating];
  const most = movement.meetings ?? meetings;
  const opponents = (sitting: PlacedSitting): string[] =>
    twosOf(sitting.seats)
      .filter(([one, other]) => sides[one] !== sides[other])
      .map(([one, other]) => twoNames(movement, sitting.seats[one], sitting.seats[other]));
  return repeats(played, opponents, most).map(({ item, before, key }) => {
    const often = most === 1 ? 'again' : `more than ${most} times`;
    return faultAt('ERR_MEETS_TWICE')(
      item,
      `${noun}s ${key}, who met in round ${before.round + 1}, meet ${often}`,
    );
  });
}

/** Names two entrants. For teams, North-South's team comes first: the other two pairs have a meeting of their own. */
const twoNames = ({ seating }: Movement, one = 0, other = 0): string =>
  seating === 'teams' || one < other ? `${one} and ${other}` : `${other} and ${one}`;

function partnersTwice(played: readonly PlacedSitting[]): Fault[] {
  const { sides } = PLACES.individual;
  const partners = ({ seats }: PlacedSitting): string[] =>
    twosOf(seats)
      .filter(([one, other]) => sides[one] === sides[other])
      .map(([one, other]) => [seats[one] ?? 0, seats[other] ?? 0].sort((a, b) => a - b).join(' and '));
  return repeats(played, partners).map(({ item, before, key }) =>
    faultAt('ERR_PARTNERS_TWICE')(
      item,
      `players ${key}, partners in round ${before.round + 1}, are partners again`,
    ),
  );
}

function notCompared(played: readonly PlacedSitting[]): Fault[] {
  const keys = new Set(played.map(({ seats, set }) => `${seats.join(' ')} ${set}`));
  return played
    .filter(({ seats, set }) => !keys.has(`${seats.toReversed().join(' ')} ${set}`))
    .map((sitting) => {
      const [ns, ew] = sitting.seats;
      return faultAt('ERR_NOT_COMPARED')(
        sitting,
        `the other pairs of teams ${ns} and ${ew} never play set ${sitting.set}, which these play`,
      );
    });
}

const twosOf = (items: readonly unknown[]): [number, number][] =>
  items.flatMap((_, i) => items.slice(i + 1).map((__, j): [number, number] => [i, i + 1 + j]));

/** Finds the items with a key that `most` earlier items had, each with the first of those items. */
function repeats<T>(
  items: readonly T[],
  keysOf: (item: T) => readonly string[],
  most = 1,
): { item: T; before: T; key: string }[] {
  const seen = new Map<string, { first: T; times: number }>();
  return items.flatMap((item) =>
    keysOf(item).flatMap((key) => {
      const entry = seen.get(key) ?? { first: item, times: 0 };
      entry.times += 1;
      seen.set(key, entry);
      return entry.times > most ? [{ item, before: entry.first, key }] : [];
    }),
  );
}
