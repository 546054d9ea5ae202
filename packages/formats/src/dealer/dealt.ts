import { type Card, rankIndex, SUITS, suitIndex } from '@overtrick/rules/cards/card';
import { type CardSet, holding } from '@overtrick/rules/cards/cardSet';
import { bySeat, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';

/**
 * The suits of the four hands, starting with North's clubs: 13 bits at `4 × seat + suit`, the lowest bit for the two.
 */
export type Holdings = Uint16Array;

/** A deal that is drawn again and again in place. */
export interface Dealt {
  readonly holdings: Holdings;
  /** Changes with each deal. */
  serial: number;
}

export const noDeal = (): Dealt => ({ holdings: new Uint16Array(16), serial: 0 });

export function dealtOf(deal: Deal): Dealt {
  const dealt = noDeal();
  for (const [s, seat] of SEATS.entries())
    for (const [i, suit] of SUITS.entries()) dealt.holdings[s * 4 + i] = holding(deal[seat], suit);
  return dealt;
}

/** Returns a copy of the deal that stays valid. */
export const dealOf = ({ holdings }: Dealt): Deal => bySeat((seat) => handAt(holdings, SEATS.indexOf(seat)));

const handAt = (holdings: Holdings, seat: number): CardSet => ({
  lo: (holdings[seat * 4] ?? 0) | ((holdings[seat * 4 + 1] ?? 0) << 13),
  hi: (holdings[seat * 4 + 2] ?? 0) | ((holdings[seat * 4 + 3] ?? 0) << 13),
});

/** Gives the card to the seat with this index. */
export function give(holdings: Holdings, seat: number, card: Card): void {
  const at = seat * 4 + suitIndex(card);
  holdings[at] = (holdings[at] ?? 0) | (1 << rankIndex(card));
}

export const placeOf = (seat: Seat): number => SEATS.indexOf(seat);
