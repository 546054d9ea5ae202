import type { Seat } from '@overtrick/rules/seat';

/** The facts of a game that tell how it is played on numbered boards. */
export interface BoardGame {
  readonly players: 2 | 3 | 4;
  /** The first player's first. */
  readonly seats: readonly Seat[];
  /** Ids of its match forms. */
  readonly matches: readonly string[];
}

/** The seats of two players: the first scores as North-South, the second as East-West (RULES 9.6). */
export type TwoSeats = readonly [first: Seat, second: Seat];

/** Can the game be played by two sides, or two players, on numbered boards that are compared? */
export const hasBoards = ({ players, matches }: BoardGame): boolean =>
  players !== 3 && matches.includes('boards');

/** Can three who sit apart play it on numbered boards, compared by seat? Their deals are rounds of their own. */
export const hasBoardsOfThree = ({ players, matches }: BoardGame): boolean =>
  players === 3 && matches.includes('rounds');

/** The seats of a game of two; `undefined` where four play, who are declarers by their own seats. */
export function seatsOfTwo({ players, seats: [first, second] }: BoardGame): TwoSeats | undefined {
  return players === 2 && first !== undefined && second !== undefined ? [first, second] : undefined;
}

/**
 * The declarers that results of a game of two name: a seat of the side whose score and vulnerability the player has,
 * wherever they sit.
 */
export const DECLARERS_OF_TWO: TwoSeats = ['S', 'W'];

/** The declarer that a result names for the player at a seat; `undefined` where nobody sits there. */
export const declarerAt = (seats: TwoSeats, seat: Seat): Seat | undefined =>
  seats.includes(seat) ? DECLARERS_OF_TWO[seats.indexOf(seat)] : undefined;

/** The seat of the player whom a result names as declarer. */
export const seatOfDeclarer = (seats: TwoSeats | undefined, declarer: Seat): Seat =>
  seats?.[DECLARERS_OF_TWO.indexOf(declarer)] ?? declarer;
