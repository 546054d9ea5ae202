/** The seats and boards of a room, round by round, in the form that sheets need. */
import type { Player } from '@overtrick/duplicate/event/event';
import { type Movement, PLACES, roundsOf, type Seating } from '@overtrick/movements/movement';

/** The plan of a room for printing: from a movement, where numbers have no names, or from a tournament. */
export interface Schedule {
  readonly title: string;
  readonly seating: Seating;
  /** In the order of their numbers, section by section. */
  readonly entrants: readonly ScheduledEntrant[];
  /** Round by round, table by table. */
  readonly sittings: readonly ScheduledSitting[];
  readonly rounds: number;
}

export interface ScheduledEntrant {
  readonly id: string;
  /** As printed: `7`, `A7`. */
  readonly number: string;
  readonly players: readonly Player[];
}

export interface ScheduledSitting {
  /** `A3`; `3` if there is only one section, without a letter. */
  readonly place: string;
  /** From 1. */
  readonly round: number;
  /** The boards as printed: `7–9`, `set 3`; empty if nothing is played. */
  readonly boards: string;
  /** The numbers of the boards, if they are known. */
  readonly boardNumbers: readonly number[];
  /** The entrants' ids, in the order of the seating's places; empty for an empty place. */
  readonly seats: readonly string[];
}

export interface MovementTerms {
  readonly movement: Movement;
  /** The number of boards in a round; without it, sets are shown by number. */
  readonly boardsPerRound?: number | undefined;
  readonly setName: (set: string) => string;
}

/** Returns the schedule of a movement without a tournament. */
export function scheduleOfMovement({ movement, boardsPerRound, setName }: MovementTerms): Schedule {
  const { name, seating, missing, tables } = movement;
  const rounds = roundsOf(movement);
  const numbers = new Set(tables.flatMap((sittings) => sittings.flatMap(({ seats }) => seats)));
  const boardsOf = (set: number): readonly number[] =>
    boardsPerRound === undefined
      ? []
      : Array.from({ length: boardsPerRound }, (_, i) => (set - 1) * boardsPerRound + i + 1);
  const isThere = (number: number): boolean => number > 0 && number !== missing;
  const sittings = Array.from({ length: rounds }, (_, round) =>
    tables.flatMap((ofTable, table): ScheduledSitting[] => {
      const sitting = ofTable[round];
      if (sitting === undefined) return [];
      const { seats, set } = sitting;
      const isPlayed = set > 0 && seats.every(isThere);
      const boardNumbers = isPlayed ? boardsOf(set) : [];
      return [
        {
          place: String(table + 1),
          round: round + 1,
          boards: !isPlayed
            ? ''
            : boardsPerRound === undefined
              ? setName(String(set))
              : makeSpan(boardNumbers),
          boardNumbers,
          seats: seats.map((number) => (isThere(number) ? String(number) : '')),
        },
      ];
    }),
  ).flat();
  return {
    title: name,
    seating,
    rounds,
    entrants: [...numbers]
      .filter(isThere)
      .sort((a, b) => a - b)
      .map((number) => ({ id: String(number), number: String(number), players: [] })),
    sittings,
  };
}

/** Writes numbers in order: `7–9`, `7`, `7, 9`. */
export function makeSpan(numbers: readonly number[]): string {
  const [first] = numbers;
  const last = numbers.at(-1);
  if (first === undefined || last === undefined) return '';
  if (numbers.some((number, i) => number !== first + i)) return numbers.join(', ');
  return first === last ? String(first) : `${first}–${last}`;
}

/** Writes names: `Ann Lee – Bo Day`; empty if nobody has a name. */
export const makeNames = (players: readonly Player[] = []): string =>
  players
    .map(({ name }) => name)
    .filter((name) => name !== '')
    .join(' – ');

/** An entrant's place in a sitting, with partner and opponents. */
export interface Chair {
  /** The seating's name for the place: `ns`, `w`. */
  readonly place: string;
  readonly partners: readonly string[];
  readonly opponents: readonly string[];
}

export function chairOf(
  { seating }: Pick<Schedule, 'seating'>,
  sitting: ScheduledSitting,
  id: string,
): Chair {
  const { names, sides } = PLACES[seating];
  const at = sitting.seats.indexOf(id);
  const others = (isPartner: boolean): readonly string[] =>
    sitting.seats.filter((seat, i) => i !== at && seat !== '' && (sides[i] === sides[at]) === isPartner);
  return { place: names[at] ?? '', partners: others(true), opponents: others(false) };
}

/** Returns an entrant's sittings in each round: none for a round sat out, two for a team with two pairs. */
export const sittingsOfEntrant = (
  { sittings, rounds }: Schedule,
  id: string,
): readonly (readonly ScheduledSitting[])[] =>
  Array.from({ length: rounds }, (_, i) =>
    sittings.filter(({ round, seats }) => round === i + 1 && seats.includes(id)),
  );

/** Returns the places in order of appearance. */
export const placesOf = ({ sittings }: Schedule): readonly string[] => [
  ...new Set(sittings.map(({ place }) => place)),
];
