import { defined } from '../../assert.ts';
import { type Card, suitOf } from '../../cards/card.ts';
import { setOf } from '../../cards/cardSet.ts';
import { bySeat, lho, type Seat } from '../../cards/seat.ts';
import type { Deal } from '../../deals/deal.ts';
import { rowOf, type Setup } from '../../deals/setup.ts';
import { type Play, startPlay } from '../../play/play.ts';

export type KnockoutOptions = {
  readonly cards: number;
};

export interface KnockoutState {
  readonly setup: Setup;
  readonly options: KnockoutOptions;
  readonly play: Play;
}

/** `View.extra` of this game: the card that was turned up, as text. */
export type KnockoutExtra = { readonly turned: string };

/** Returns the cards that a seat is dealt: the first of its row. */
const handOf = (setup: Setup, { cards }: KnockoutOptions, seat: Seat): readonly Card[] =>
  rowOf(setup, seat).slice(0, cards);

/** Returns the last card dealt: it is the dealer's own, lies open, and its suit is trumps (R-KO-1). */
export const turnedOf = ({ setup, options: given }: Omit<KnockoutState, 'play'>): Card =>
  defined(handOf(setup, given, setup.dealer).at(-1), 'the dealer has a card');

/** Returns the hands as they are dealt. */
export const handsOf = ({ setup, options: given }: Omit<KnockoutState, 'play'>): Deal =>
  bySeat((seat) => setOf(handOf(setup, given, seat)));

export function start(setup: Setup, given: KnockoutOptions): KnockoutState {
  const deal = { setup, options: given };
  return { ...deal, play: startPlay(handsOf(deal), lho(setup.dealer), suitOf(turnedOf(deal))) };
}
