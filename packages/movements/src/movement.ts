/**
 * A movement says who meets whom at which table with which boards, round by round. It contains only numbers: a pair, a
 * team or a player is a number from 1, and so is a set of boards. At tables of two, as in Two Handed Solo Bridge, each
 * player stands for a pair.
 */
export interface Movement {
  readonly name: string;
  readonly seating: Seating;
  /**
   * The number of rankings: 2 if some pairs only sit North-South and the others East-West; 3, by seat, with three at a
   * table.
   */
  readonly winners: 1 | 2 | 3;
  /** By table, then by round. */
  readonly tables: readonly (readonly Sitting[])[];
  /** Tables, by index from 0, that may use one set of boards in the same round. */
  readonly sharing: readonly (readonly number[])[];
  /** A number that nobody has: a half table. The entrant who meets it sits out. */
  readonly missing?: number;
  /** The director's announcements of the move after a round, one sentence each. */
  readonly moves?: readonly string[];
  /**
   * The number of times that two may meet as opponents, if it is not the default: once, or twice if players change
   * partners.
   */
  readonly meetings?: number;
}

/** One table in one round. */
export interface Sitting {
  /** The numbers that sit there, in the order of the seating's places. */
  readonly seats: readonly number[];
  /** The set of boards, from 1; 0 if nothing is played. */
  readonly set: number;
}

export const SEATINGS = ['pairs', 'teams', 'individual', 'threes'] as const;
export type Seating = (typeof SEATINGS)[number];

interface Places {
  /** The names of the places in the movement's text format. */
  readonly names: readonly string[];
  /** The side of the table for each place. */
  readonly sides: readonly number[];
  /** The noun for a number: a pair, a team or a player. */
  readonly noun: string;
  /** The number of times that two may meet as opponents. */
  readonly meetings: number;
}

const PAIRS: Places = { names: ['ns', 'ew'], sides: [0, 1], noun: 'pair', meetings: 1 };

export const PLACES: Readonly<Record<Seating, Places>> = {
  pairs: PAIRS,
  // a team is two pairs; each of them meets each other team
  teams: { ...PAIRS, noun: 'team' },
  individual: { names: ['n', 's', 'e', 'w'], sides: [0, 0, 1, 1], noun: 'player', meetings: 2 },
  // the seats of AWOL bridge, clockwise; North is the dummy's
  threes: { names: ['s', 'w', 'e'], sides: [0, 1, 2], noun: 'player', meetings: 1 },
};

/** A sitting with its table and round, both from 0. */
export interface PlacedSitting extends Sitting {
  readonly table: number;
  readonly round: number;
}

export const roundsOf = ({ tables }: Movement): number => Math.max(0, ...tables.map((table) => table.length));

/** Puts empty rounds before a movement, as many as another movement before it has. */
export const movementAfter = (rounds: number, movement: Movement): Movement => ({
  ...movement,
  tables: movement.tables.map((table) => [
    ...countOf(rounds, () => ({ seats: PLACES[movement.seating].names.map(() => 0), set: 0 })),
    ...table,
  ]),
});

/** Returns the number of sets of boards in play. */
export const setsOf = (movement: Movement): number =>
  new Set(sittingsOf(movement).flatMap(({ set }) => (set > 0 ? [set] : []))).size;

/** Returns every sitting, table by table. */
export const sittingsOf = ({ tables }: Movement): PlacedSitting[] =>
  tables.flatMap((rounds, table) => rounds.map((sitting, round) => ({ ...sitting, table, round })));

/** Returns the sittings at which boards are played. */
export const playedOf = (movement: Movement): PlacedSitting[] =>
  sittingsOf(movement).filter(({ set, seats }) => set > 0 && !seats.includes(movement.missing ?? 0));

/** Returns all entrants, in order, without the missing number. */
export const entrantsOf = (movement: Movement): number[] =>
  [...new Set(sittingsOf(movement).flatMap(({ seats }) => seats))]
    .filter((entrant) => entrant > 0 && entrant !== movement.missing)
    .sort((one, other) => one - other);

/** Returns the rounds in which each entrant does not play, from 0. */
export function sitOutsOf(movement: Movement): Map<number, number[]> {
  const rounds = Array.from({ length: roundsOf(movement) }, (_, round) => round);
  const busy = new Set(
    playedOf(movement).flatMap(({ seats, round }) => seats.map((entrant) => `${entrant} ${round}`)),
  );
  return new Map(
    entrantsOf(movement).map((entrant) => [
      entrant,
      rounds.filter((round) => !busy.has(`${entrant} ${round}`)),
    ]),
  );
}

/** Puts entrants into the order of a movement's numbers, from 1; `null` stands at the missing number. */
export const byNumber = <T>(
  { missing }: Pick<Movement, 'missing'>,
  entrants: readonly T[],
): readonly (T | null)[] =>
  missing === undefined
    ? entrants
    : [...entrants.slice(0, missing - 1), null, ...entrants.slice(missing - 1)];

export const countOf = <T>(count: number, item: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => item(index));

/** Returns `value` modulo `size`, never negative. */
export const modulo = (value: number, size: number): number => ((value % size) + size) % size;
