/**
 * Seats, sides and vulnerability, each with its letter or word: `N E S W`, `NS EW`, `none ns ew both`. The readers
 * accept more than the writers write: full names, and the words of PBN and LIN for the vulnerability.
 *
 *     parseSeat('west') // 'W'
 *     parseVul('All') // 'both'
 *     lho('W') // 'N'
 */

import { assert } from '../assert.ts';
import { capitals } from '../text.ts';

/** Seats in clockwise order: "left" is the next one. */
export const SEATS = ['N', 'E', 'S', 'W'] as const;
export type Seat = (typeof SEATS)[number];

export const SIDES = ['NS', 'EW'] as const;
export type Side = (typeof SIDES)[number];

export type BySeat<T> = { readonly [S in Seat]: T };
export type BySide<T> = { readonly [S in Side]: T };

/** The vulnerability. */
export const VULS = ['none', 'ns', 'ew', 'both'] as const;
export type Vul = (typeof VULS)[number];

export const isSeat = (text: unknown): text is Seat => SEATS.includes(text as Seat);
export const isSide = (text: unknown): text is Side => SIDES.includes(text as Side);
export const isVul = (text: unknown): text is Vul => VULS.includes(text as Vul);

/** Returns the seat `steps` places clockwise; negative steps go back. */
export function turn(seat: Seat, steps: number): Seat {
  const found = SEATS[(((SEATS.indexOf(seat) + steps) % 4) + 4) % 4];
  assert(found !== undefined, 'four seats');
  return found;
}

export const lho = (seat: Seat): Seat => turn(seat, 1);
export const partner = (seat: Seat): Seat => turn(seat, 2);
export const rho = (seat: Seat): Seat => turn(seat, 3);
/** Returns the number of places clockwise from `from` to `to`: 0 to 3. */
export const seatsBetween = (from: Seat, to: Seat): number =>
  (SEATS.indexOf(to) - SEATS.indexOf(from) + 4) % 4;
/** Lists the four seats clockwise, starting with `first`. */
export const seatsFrom = (first: Seat): readonly Seat[] => SEATS.map((_, i) => turn(first, i));

export const sideOf = (seat: Seat): Side => (seat === 'N' || seat === 'S' ? 'NS' : 'EW');
export const otherSide = (side: Side): Side => (side === 'NS' ? 'EW' : 'NS');
export const seatsOf = (side: Side): readonly [Seat, Seat] => (side === 'NS' ? ['N', 'S'] : ['E', 'W']);
export const isVulnerable = (vul: Vul, side: Side): boolean =>
  vul === 'both' || vul === (side === 'NS' ? 'ns' : 'ew');

export const bySeat = <T>(f: (seat: Seat) => T): BySeat<T> => ({
  N: f('N'),
  E: f('E'),
  S: f('S'),
  W: f('W'),
});
/** Returns the values with another one for that seat. */
export const withSeat = <T>({ N, E, S, W }: BySeat<T>, seat: Seat, value: T): BySeat<T> => ({
  N: seat === 'N' ? value : N,
  E: seat === 'E' ? value : E,
  S: seat === 'S' ? value : S,
  W: seat === 'W' ? value : W,
});
export const bySide = <T>(f: (side: Side) => T): BySide<T> => ({ NS: f('NS'), EW: f('EW') });

export const SEAT_NAMES: BySeat<string> = { N: 'North', E: 'East', S: 'South', W: 'West' };

const SEAT_WORDS: ReadonlyMap<string, Seat> = new Map(
  SEATS.flatMap((seat) => [seat, capitals(SEAT_NAMES[seat])].map((word) => [word, seat])),
);

/** Reads a seat: `N`, `north`, `NORTH`; `undefined` for any other text. */
export function parseSeat(text: string): Seat | undefined {
  return SEAT_WORDS.get(capitals(text));
}

const VUL_WORDS: Readonly<Record<string, Vul>> = {
  NONE: 'none',
  '-': 'none',
  LOVE: 'none',
  O: 'none',
  N: 'ns',
  NS: 'ns',
  'N-S': 'ns',
  E: 'ew',
  EW: 'ew',
  'E-W': 'ew',
  B: 'both',
  BOTH: 'both',
  ALL: 'both',
};

/** Reads a vulnerability: our own words, PBN's (`None Love - NS EW All Both`) and LIN's (`o n e b`, in either case). */
export function parseVul(text: string): Vul | undefined {
  const word = capitals(text);
  return Object.hasOwn(VUL_WORDS, word) ? VUL_WORDS[word] : undefined;
}
