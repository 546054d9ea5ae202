import { declarerAt, seatOfDeclarer, type TwoSeats } from '@overtrick/club/boardGame';
import { SEATS, type Seat } from '@overtrick/rules/seat';
import { clubText } from '../text/club.ts';
import { text } from '../text/text.ts';

/** The seats of a game of two; `undefined` in games of four. */
type Seats = TwoSeats | undefined;

/** A side as people call it: of two players by the seat where the one sits who scores as that side. */
export const sideInWords = (seats: Seats, side: 'NS' | 'EW'): string => {
  const seat = seats?.[side === 'NS' ? 0 : 1];
  return seat === undefined ? clubText.sides[side] : text.seats[seat];
};

/** Whoever may have declared, by the seats where they sit, each with the declarer that a result names. */
export const declarersOf = (seats: Seats): readonly { readonly seat: Seat; readonly declarer: Seat }[] =>
  seats === undefined
    ? SEATS.map((seat) => ({ seat, declarer: seat }))
    : seats.map((seat) => ({ seat, declarer: declarerAt(seats, seat) ?? seat }));

/** The seat where the declarer of a result sits. */
export const seatOf = (seats: Seats, declarer: Seat): Seat => seatOfDeclarer(seats, declarer);
