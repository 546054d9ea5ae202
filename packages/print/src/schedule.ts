/** The seats and boards of a room, round by round, as the sheets want them. */
import type { Player } from '@overtrick/duplicate/event';
import { type Movement, PLACES, roundsOf, type Seating } from '@overtrick/movements/movement';

/** The plan of a room for paper: from a movement, whose numbers have no names, or from a tournament. */
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
  /** `A3`; `3` where there is one section without a letter. */
  readonly place: string;
  /** From 1. */
  readonly round: number;
  /** As they are printed: `7–9`, `set 3`; nothing is played where it is empty. */
  readonly boards: string;
  /** Their numbers, where they are known. */
  readonly boardNumbers: readonly number[];
  /** The entrants' ids, in the order of the seating's places; empty where nobody is. */
  readonly seats: readonly string[];
}

export interface MovementTerms {
  readonly movement: Movement;
  /** Without it sets are named by their numbers. */
  readonly boardsPerRound?: number | undefined;
  readonly setName: (set: string) => string;
}

/** The schedule of a movement alone. */
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

/** `7–9`, `7`, `7, 9`: numbers in their order. */
export function makeSpan(numbers: readonly number[]): string {
  const [first] = numbers;
  const last = numbers.at(-1);
  if (first === undefined || last === undefined) return '';
  if (numbers.some((number, i) => number !== first + i)) return numbers.join(', ');
  return first === last ? String(first) : `${first}–${last}`;
}

/** `Ann Lee – Bo Day`; nothing where nobody is named. */
export const makeNames = (players: readonly Player[] = []): string =>
  players
    .map(({ name }) => name)
    .filter((name) => name !== '')
    .join(' – ');

/** The entrant's seat in a sitting: with whom, against whom. */
export interface Chair {
  /** The seating's name of the place: `ns`, `w`. */
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

/** The sittings of an entrant in each round: none where it sits out without a place, two where a team has two pairs. */
export const sittingsOfEntrant = (
  { sittings, rounds }: Schedule,
  id: string,
): readonly (readonly ScheduledSitting[])[] =>
  Array.from({ length: rounds }, (_, i) =>
    sittings.filter(({ round, seats }) => round === i + 1 && seats.includes(id)),
  );

/** The places in the order in which they come. */
export const placesOf = ({ sittings }: Schedule): readonly string[] => [
  ...new Set(sittings.map(({ place }) => place)),
];
