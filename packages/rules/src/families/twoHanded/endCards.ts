import { type Card, makeCard, parseCards } from '../../cards/card.ts';
import { type CardSet, cardsOf, EMPTY, has, setOf } from '../../cards/cardSet.ts';
import { SEATS, type Seat } from '../../cards/seat.ts';
import { rowOf, type Setup } from '../../deals/setup.ts';
import { CLOCKWISE, type PlayRules } from '../../play/play.ts';
import { extraOf } from '../../views/facts.ts';
import type { View } from '../../views/view.ts';

/** The dummies of the Solo method: East's row is the first player's, West's the second's (RULES 9.1). */
export type RowSeat = 'E' | 'W';
export const isRowSeat = (seat: Seat): seat is RowSeat => seat === 'E' || seat === 'W';

/** The dummies' cards in dealt order, from the left end to the right. */
export type Rows = { readonly [S in RowSeat]: readonly Card[] };

export const rowsOf = (setup: Setup): Rows => ({ E: rowOf(setup, 'E'), W: rowOf(setup, 'W') });

/** The rows in a view's `extra`: the cards left in each, from its left end to its right, as `S3 H9 D6`. */
export type RowsExtra = { readonly rows: { readonly [S in RowSeat]: string } };

export function rowsExtra(rows: Rows, held: { readonly [S in RowSeat]: CardSet }): RowsExtra {
  const text = (seat: RowSeat) =>
    rows[seat]
      .filter((card) => has(held[seat], card))
      .map(makeCard)
      .join(' ');
  return { rows: { E: text('E'), W: text('W') } };
}

/** Returns the cards left in one row of a view, from its left end to its right; empty if the view has no rows. */
export const rowIn = (view: Pick<View, 'extra'>, seat: RowSeat): readonly Card[] =>
  parseCards(extraOf<RowsExtra>(view).rows?.[seat]);

/** Returns the two ends of a row, the only cards of it that may be played (RULES 9.5). A single card is both ends. */
export function endsOf(row: readonly Card[], held: CardSet): CardSet {
  const left = row.find((card) => has(held, card));
  const right = row.findLast((card) => has(held, card));
  return left === undefined || right === undefined ? EMPTY : setOf([left, right]);
}

/** Returns the rules of play: clockwise, any card of a hand, an end card of a row. */
export const endCardPlay = (rows: Rows): PlayRules => ({
  ...CLOCKWISE,
  playable: ({ hands }, seat) => (isRowSeat(seat) ? endsOf(rows[seat], hands[seat]) : hands[seat]),
});

/** Returns the pack as everybody saw it before the play: the rows in their order, the hands from the lowest card. */
export const seenOrder = (setup: Setup): readonly Card[] =>
  SEATS.flatMap((seat) => (isRowSeat(seat) ? rowOf(setup, seat) : cardsOf(setup.deal[seat])));
