import { PARTNERS } from '@overtrick/evening/lines/meeting';
import { PLACES } from '@overtrick/movements/movement';
import type { Schedule } from './schedule.ts';
import type { PrintWords } from './words.ts';

/** Writes the entrant's noun with its number: `Pair 7`. */
export function entrantName(
  { seating }: Pick<Schedule, 'seating'>,
  number: string,
  words: PrintWords,
): string {
  if (seating === 'teams') return words.team(number);
  return seating === 'pairs' ? words.pair(number) : words.player(number);
}

/** Returns the short name of a place for column headers and cells: `NS`, `W`. */
export function placeName(place: string, words: PrintWords): string {
  if (place === 'ns') return words.sideLetters.NS;
  if (place === 'ew') return words.sideLetters.EW;
  const letters: Readonly<Record<string, string>> = {
    n: words.seatLetters.N,
    e: words.seatLetters.E,
    s: words.seatLetters.S,
    w: words.seatLetters.W,
  };
  return letters[place] ?? place;
}

/** Returns the places of a seating, in order. */
export const placeNames = ({ seating }: Pick<Schedule, 'seating'>): readonly string[] =>
  PLACES[seating].names;

/** Returns a function that finds an entrant's number by its id. */
export function numbersOf({ entrants }: Pick<Schedule, 'entrants'>): (id: string) => string {
  const numbers = new Map(entrants.map(({ id, number }) => [id, number]));
  // two who are partners at a table are one there
  return (id) =>
    numbers.get(id) ??
    id
      .split(PARTNERS)
      .map((one) => numbers.get(one) ?? one)
      .join(PARTNERS);
}
