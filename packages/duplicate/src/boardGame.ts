import type { Seat } from '@overtrick/rules/cards/seat';

/** The facts about a game that decide how it is played on numbered boards. */
export interface BoardGame {
  readonly players: 2 | 3 | 4;
  /** The seats; the first player's comes first. */
  readonly seats: readonly Seat[];
  /** The ids of its match formats. */
  readonly matches: readonly string[];
}

/** The seats of two players: the first scores as North-South, the second as East-West (RULES 9.6). */
export type TwoSeats = readonly [first: Seat, second: Seat];

/** True if two sides, or two players, can play the game on numbered boards whose results are compared. */
export const hasBoards = ({ players, matches }: BoardGame): boolean =>
  players !== 3 && matches.includes('boards');

/**
 * True if three players without partners can play the game on numbered boards, compared by seat. They deal in rounds.
 */
export const hasBoardsOfThree = ({ players, matches }: BoardGame): boolean =>
  players === 3 && matches.includes('rounds');

/** Returns the seats of a game for two; `undefined` for four players, who are declarers by their own seats. */
export function seatsOfTwo({ players, seats: [first, second] }: BoardGame): TwoSeats | undefined {
  return players === 2 && first !== undefined && second !== undefined ? [first, second] : undefined;
}

/**
 * The declarers in the results of a game for two: a seat of the side that has the player's score and vulnerability,
 * wherever the two sit.
 */
export const DECLARERS_OF_TWO: TwoSeats = ['S', 'W'];

/** Returns the declarer that a result names for the player at a seat; `undefined` for a seat without a player. */
export const declarerAt = (seats: TwoSeats, seat: Seat): Seat | undefined =>
  seats.includes(seat) ? DECLARERS_OF_TWO[seats.indexOf(seat)] : undefined;

/** Returns the seat of the player whom a result names as declarer. */
export const seatOfDeclarer = (seats: TwoSeats | undefined, declarer: Seat): Seat =>
  seats?.[DECLARERS_OF_TWO.indexOf(declarer)] ?? declarer;
