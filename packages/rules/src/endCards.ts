import type { Card } from './card.ts';
import { type CardSet, cardsOf, EMPTY, has, setOf } from './cardSet.ts';
import { CLOCKWISE, type PlayRules } from './play.ts';
import { SEATS, type Seat } from './seat.ts';
import { rowOf, type Setup } from './setup.ts';

/** The dummies of the Solo method: East's row is the first player's, West's the second's (RULES 9.1). */
export type RowSeat = 'E' | 'W';
export const isRowSeat = (seat: Seat): seat is RowSeat => seat === 'E' || seat === 'W';

/** The dummies' cards in dealt order, from the left end to the right. */
export type Rows = { readonly [S in RowSeat]: readonly Card[] };

export const rowsOf = (setup: Setup): Rows => ({ E: rowOf(setup, 'E'), W: rowOf(setup, 'W') });

/** The rows without the cards that are gone. */
export const rowsLeft = (rows: Rows, held: { readonly [S in RowSeat]: CardSet }): Rows => ({
  E: rows.E.filter((card) => has(held.E, card)),
  W: rows.W.filter((card) => has(held.W, card)),
});

/** The two ends of a row: all of it that may be touched (RULES 9.5). One card that is left is both. */
export function endsOf(row: readonly Card[], held: CardSet): CardSet {
  const left = row.find((card) => has(held, card));
  const right = row.findLast((card) => has(held, card));
  return left === undefined || right === undefined ? EMPTY : setOf([left, right]);
}

/** Clockwise, any card of a hand, an end card of a row. */
export const endCardPlay = (rows: Rows): PlayRules => ({
  ...CLOCKWISE,
  playable: ({ hands }, seat) => (isRowSeat(seat) ? endsOf(rows[seat], hands[seat]) : hands[seat]),
});

/** A pack as everybody saw it before the play: the rows in their order, the hands in none. */
export const seenOrder = (setup: Setup): readonly Card[] =>
  SEATS.flatMap((seat) => (isRowSeat(seat) ? rowOf(setup, seat) : cardsOf(setup.deal[seat])));
