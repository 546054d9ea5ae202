import { declarerAt, seatOfDeclarer, type TwoSeats } from '@overtrick/duplicate/boardGame';
import type { TournamentView } from '@overtrick/evening/view';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { eveningText } from '../text/evening.ts';
import { text } from '../text/text.ts';

/** The seats of a game for two; `undefined` in games for four. */
type Seats = TwoSeats | undefined;

/** Names a side; in a game for two, by the seat of the player who scores as that side. */
export const sideInWords = (seats: Seats, side: 'NS' | 'EW'): string => {
  const seat = seats?.[side === 'NS' ? 0 : 1];
  return seat === undefined ? eveningText.sides[side] : text.seats[seat];
};

/** The three seats at a table, in the order of their points: South plays against both others. */
export const SEATS_OF_THREE = ['S', 'W', 'E'] as const;

/** Names a side of an evening's tables, also at tables of three: `South`, `West & East`. */
export function sideAt({ head }: TournamentView, side: 'NS' | 'EW'): string {
  if (head.form !== 'threes') return sideInWords(head.seats, side);
  const [south, ...others] = SEATS_OF_THREE.map((seat) => text.seats[seat]);
  return side === 'NS' ? (south ?? '') : others.join(eveningText.and);
}

/** Lists the possible declarers by the seats where they sit, each with the declarer that a result names. */
export const declarersOf = (seats: Seats): readonly { readonly seat: Seat; readonly declarer: Seat }[] =>
  seats === undefined
    ? SEATS.map((seat) => ({ seat, declarer: seat }))
    : seats.map((seat) => ({ seat, declarer: declarerAt(seats, seat) ?? seat }));

/** Returns the seat where the declarer of a result sits. */
export const seatOf = (seats: Seats, declarer: Seat): Seat => seatOfDeclarer(seats, declarer);
