import { type Action, foreign, type Step } from '../../action.ts';
import { defined } from '../../assert.ts';
import { type Suit, suitOf } from '../../cards/card.ts';
import type { Seat } from '../../cards/seat.ts';
import type { Deal } from '../../deals/deal.ts';
import type { Setup } from '../../deals/setup.ts';
import { TWO_HANDS } from '../../families/stock/stockGame.ts';
import { firstHands, stockOf, stockTricks } from '../../families/stock/stockTricks.ts';
import { FACE_TO_FACE, otherPlayer } from '../../families/twoHanded/owners.ts';
import { addCard, isPlayOver, type Play, startPlay } from '../../play/play.ts';

export interface GermanWhistState {
  readonly setup: Setup;
  /** The hands as they are collected. */
  readonly deal: Deal;
  /** The tricks that score nothing, with the hands after each draw. */
  readonly exchange: Play;
  /** The cards played in them. */
  readonly steps: readonly Step[];
  /** The tricks that score, once the hands are collected. */
  readonly play?: Play;
}

export const collecting = stockTricks<GermanWhistState>({
  phase: 'draw',
  play: () => TWO_HANDS,
  isOpen: () => true,
});

/** Returns the suit of the first card turned up, which is trumps (R-GW-1). */
export const trumpsOf = (setup: Setup): Suit => suitOf(defined(stockOf(setup)[0], 'a card is turned up'));

/** Starts the deal: the dealer's opponent leads. */
export function start(setup: Setup): GermanWhistState {
  const deal = firstHands(setup);
  const leader = otherPlayer(FACE_TO_FACE, FACE_TO_FACE.of[setup.dealer]);
  return { setup, deal, exchange: startPlay(deal, leader, trumpsOf(setup)), steps: [] };
}

export const isOver = ({ play }: GermanWhistState): boolean => play !== undefined && isPlayOver(play);

export function apply(state: GermanWhistState, seat: Seat, action: Action): GermanWhistState {
  if (action.kind !== 'play') return foreign(action);
  if (state.play !== undefined) return { ...state, play: addCard(TWO_HANDS, state.play, action.card) };
  const next = { ...collecting.apply(state, action), steps: [...state.steps, { seat, action }] };
  if (collecting.toAct(next) !== undefined) return next;
  return { ...next, play: startPlay(next.deal, next.exchange.turn, trumpsOf(next.setup)) };
}
