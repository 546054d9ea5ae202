/**
 * The cards of a board as text: its deal, and what some games need besides four unordered hands.
 *
 *     parseDealt({ deal: 'N:- - - -' }).code // 'ERR_HAND_SIZE'
 */

import type { Card } from '../cards/card.ts';
import { cardsOf, equals } from '../cards/cardSet.ts';
import { SEATS, type Seat } from '../cards/seat.ts';
import { fail, ok, type Result } from '../result.ts';
import { makeDeal } from './deal.ts';
import { dealOfOrder, makeSetup, parseSetup, rowOf, type Setup, type SetupCode } from './setup.ts';

/** The cards of a board as text. */
export interface DealtText {
  /** A deal such as `N:AQ962.K7.QJ4.983 …`. */
  readonly deal: string;
  /** The 52 cards in dealt order, 13 to N, then E, S, W: `C2 SA …`. */
  readonly order?: string;
  /** The 13 of the 26 cards put away that come back as dummy: `1 2 5 …`. */
  readonly split?: string;
}

/** The same, where a part may be named without a value. */
export type DealtParts = { readonly [Part in keyof DealtText]: DealtText[Part] | undefined } & Pick<
  DealtText,
  'deal'
>;

/** The cards of a board. */
export type DealtCards = Pick<Setup, 'deal' | 'order' | 'split'>;

const TERMS = { dealer: 'N', vul: 'none' } as const;

/** Reads the cards of a board. Fails if a hand has not 13 cards, or if the order has other hands than the deal. */
export function parseDealt({ deal, order, split }: DealtParts): Result<DealtCards, SetupCode> {
  const plain = parseSetup({ ...TERMS, deal });
  if (!plain.ok) return plain;
  if (order === undefined)
    return split === undefined
      ? ok({ deal: plain.value.deal })
      : fail('ERR_SETUP_ORDER', 'order', 'a split needs the order of the cards');
  const laid = parseSetup({ ...TERMS, order, ...(split !== undefined && { split }) });
  if (!laid.ok) return laid;
  const other = SEATS.find((seat) => !equals(laid.value.deal[seat], plain.value.deal[seat]));
  if (other !== undefined)
    return fail('ERR_SETUP_ORDER', 'order', `the order gives ${other} other cards than the deal`);
  const { deal: hands, order: cards, split: places } = laid.value;
  return ok({ deal: hands, ...(cards && { order: cards }), ...(places && { split: places }) });
}

/** Writes the cards of a board; without an order only the deal. */
export function makeDealt({ deal, order, split }: DealtCards): DealtText {
  const text = makeSetup({ ...TERMS, deal, ...(order && { order }), ...(split && { split }) });
  return {
    deal: makeDeal(deal),
    ...(text.order !== undefined && { order: text.order }),
    ...(text.split !== undefined && { split: text.split }),
  };
}

/** True if both texts are the same cards, in the same order where both have one. */
export const isSameDealt = (one: DealtParts, other: DealtParts): boolean =>
  one.deal === other.deal && one.order === other.order && one.split === other.split;

/**
 * Builds the cards of a board of which only some hands have an order; the other hands are ordered from the lowest card.
 * @param rows the cards of the ordered hands in dealt order
 */
export function dealtOfRows(
  { deal }: Pick<Setup, 'deal'>,
  rows: { readonly [S in Seat]?: readonly Card[] },
): DealtCards & Required<Pick<DealtCards, 'order'>> {
  const order = SEATS.flatMap((seat) => rows[seat] ?? cardsOf(deal[seat]));
  return { deal: dealOfOrder(order), order };
}

/** Returns the cards of a setup with the order of those hands alone. */
export const orderedAlone = (setup: Setup, seats: readonly Seat[]): DealtCards => ({
  ...dealtOfRows(setup, Object.fromEntries(seats.map((seat) => [seat, rowOf(setup, seat)]))),
  ...(setup.split && { split: setup.split }),
});

/** Returns a hand in its order; `undefined` if it has none, which is so if its cards run from the lowest. */
export function laidHand(cards: Pick<DealtCards, 'order'>, seat: Seat): readonly Card[] | undefined {
  const first = SEATS.indexOf(seat) * 13;
  const row = cards.order?.slice(first, first + 13);
  return row?.every((card, i) => card > (row[i - 1] ?? -1)) ? undefined : row;
}
